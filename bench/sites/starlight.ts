import type { PlainContent, PlainPage, SidebarItem } from "../content/readContent.ts";
import type { Peer, TextFile } from "./peerSite.ts";

const VERSION = "0.42.4";

/** On Astro, with Pagefind for search and the blog plugin its users choose. */
export const starlight: Peer = {
  id: "starlight",
  name: `Starlight ${VERSION}`,
  packages: { "@astrojs/starlight": VERSION, astro: "7.3.4", sharp: "0.35.5", "starlight-blog": "0.30.0" },
  // The version it would choose lacks its program for some machines.
  overrides: { rolldown: "1.2.18" },
  node: "22.23.3",
  isModule: true,
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
  return [
    {
      path: "src/content/docs/index.md",
      text: "---\ntitle: Stalwart\n---\n[Documentation](/docs/install/get-started/)\n",
    },
    ...[...docs, ...posts].map((page) => ({
      path: `src/content/docs/${page.path}.md`,
      text: markdown(page),
    })),
    { path: "sidebar.json", text: JSON.stringify(sidebar.map(sidebarItem)) },
    { path: "src/content.config.ts", text: COLLECTIONS },
    { path: "astro.config.mjs", text: CONFIG },
  ];
}

function sidebarItem(item: SidebarItem): object {
  return "items" in item
    ? { label: item.text, collapsed: true, items: item.items.map(sidebarItem) }
    : { label: item.text, link: `${item.link}/` };
}

/** The title is not in the text. */
function markdown({ title, description, date, tags, body }: PlainPage): string {
  const post = date && { authors: ["team"], tags };
  // A date in quotes would be text.
  const head = [
    JSON.stringify({ title, description, ...post }).slice(1, -1),
    ...(date ? [`date: ${date}`] : []),
  ];
  return `---\n{${head.join(", ")}}\n---\n${body.replace(/^# .*\n/, "")}`;
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
