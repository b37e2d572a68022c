import { stringify } from "yaml";
import type { Peer, TextFile } from "../peer.ts";
import type { PlainContent, PlainPage } from "../plainContent.ts";
import { sidebarWith } from "./sidebarWith.ts";

const VERSION = "0.42.4";
const ADMONITIONS: Record<string, string> = { info: "note", warning: "caution" };

/** On Astro, with Pagefind for search and the blog plugin its users choose. */
export const starlight: Peer = {
  id: "starlight",
  name: `Starlight ${VERSION}`,
  packages: { "@astrojs/starlight": VERSION, astro: "7.3.4", sharp: "0.35.5", "starlight-blog": "0.30.0" },
  // The version it would choose lacks its program for some machines.
  overrides: { rolldown: "1.2.18" },
  node: 22,
  isModule: true,
  dialect: {
    admonition: (name, title) => `:::${ADMONITIONS[name] ?? name}${title ? `[${title}]` : ""}`,
    hasHeadingIds: false,
    hasFileLinks: false,
    hasExcerpts: false,
    hasTrailingSlash: true,
  },
  contentFolders: ["src/content/docs"],
  files,
  build: ["node_modules/astro/bin/astro.mjs", "build"],
  out: "dist",
  caches: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
  changedPage: "src/content/docs/docs/faq.md",
  places: {
    sidebarLink: "#starlight__sidebar a",
    search: {
      open: "button[data-open-modal]",
      input: ".pagefind-ui__search-input",
      result: ".pagefind-ui__result-link",
    },
  },
};

function files({ docs, posts, sidebar }: PlainContent): TextFile[] {
  const items = sidebarWith(sidebar, {
    group: (label, inner) => ({ label, collapsed: true, items: inner }),
    link: (label, route) => ({ label, link: `${route}/` }),
  });
  return [
    {
      path: "src/content/docs/index.md",
      text: "---\ntitle: Stalwart\n---\n[Documentation](/docs/install/get-started/)\n",
    },
    ...docs.map((page) => ({ path: `src/content/docs/${page.file}`, text: doc(page) })),
    ...posts.map((page) => ({ path: `src/content/docs${page.route}.md`, text: post(page) })),
    { path: "sidebar.json", text: JSON.stringify(items) },
    { path: "src/content.config.ts", text: COLLECTIONS },
    { path: "astro.config.mjs", text: CONFIG },
  ];
}

function doc({ title, description, body }: PlainPage): string {
  return `---\n${stringify({ title, description })}---\n${body}`;
}

function post({ file, title, description, fields, body }: PlainPage): string {
  const date = /\d{4}-\d\d-\d\d/.exec(file)?.[0];
  const head = `${stringify({ title, description, authors: ["team"], tags: fields["tags"] })}date: ${date}\n`;
  return `---\n${head}---\n${body}`;
}

const COLLECTIONS = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { blogSchema } from "starlight-blog/schema";
export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend: (context) => blogSchema(context) }) }),
};
`;

const CONFIG = `import { readFileSync } from "node:fs";
import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";
import blog from "starlight-blog";
export default defineConfig({
  site: "https://stalw.art", devToolbar: { enabled: false },
  integrations: [starlight({
    title: "Stalwart",
    social: [{ icon: "github", label: "GitHub", href: "https://github.com/stalwartlabs/stalwart" }],
    editLink: { baseUrl: "https://github.com/stalwartlabs/website/edit/main/" },
    sidebar: JSON.parse(readFileSync("./sidebar.json", "utf8")),
    plugins: [blog({ authors: { team: { name: "Stalwart team" } } })],
  })],
});
`;
