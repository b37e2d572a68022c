import { type PlainContent, titledPage } from "../content/readContent.ts";
import type { Peer, TextFile } from "./peerSite.ts";

const VERSION = "2.0.22";

/** With its built-in search. Posts are plain pages: it has no blog of its own. */
export const rspress: Peer = {
  id: "rspress",
  name: `Rspress ${VERSION}`,
  packages: { "@rspress/core": VERSION },
  // The versions it would choose ask for one that is not to be had.
  overrides: {
    "remark-cjk-friendly": "2.3.1",
    "remark-cjk-friendly-gfm-strikethrough": "2.3.1",
    "mdast-util-to-markdown-cjk-friendly": "1.0.0",
    "mdast-util-to-markdown-cjk-friendly-gfm-strikethrough": "1.0.0",
  },
  isModule: true,
  contentFolders: ["docs"],
  files,
  build: ["node_modules/@rspress/core/bin/rspress.js", "build"],
  out: "doc_build",
  caches: ["doc_build", "node_modules/.cache", ".rspress"],
  changedPage: "docs/docs/faq.md",
  places: {
    sidebarLink: ".rp-doc-layout__sidebar a",
    search: {
      open: ".rp-search-button",
      input: ".rp-search-panel__input",
      result: ".rp-suggest-item",
      withPage: /search_index/,
    },
  },
};

function files({ docs, posts, sidebar }: PlainContent): TextFile[] {
  const blog = posts.map(({ title, path }) => ({ text: title, link: `/${path}` }));
  return [
    { path: "docs/index.md", text: "# Stalwart\n\n[Documentation](/docs/install/get-started)\n" },
    ...[...docs, ...posts].map((page) => ({ path: `docs/${page.path}.md`, text: titledPage(page) })),
    { path: "sidebar.json", text: JSON.stringify({ "/docs/": sidebar, "/blog/": blog }) },
    { path: "rspress.config.ts", text: CONFIG },
  ];
}

const CONFIG = `import { readFileSync } from "node:fs";
import { defineConfig } from "@rspress/core";
export default defineConfig({
  root: "docs", title: "Stalwart",
  route: { cleanUrls: true },
  markdown: { link: { checkDeadLinks: false } },
  themeConfig: {
    nav: [
      { text: "Documentation", link: "/docs/install/get-started" },
      { text: "Blog", link: "/blog/how-this-site-stays-fast" },
    ],
    sidebar: JSON.parse(readFileSync("./sidebar.json", "utf8")),
    socialLinks: [{ icon: "github", mode: "link", content: "https://github.com/stalwartlabs/stalwart" }],
    editLink: { docRepoBaseUrl: "https://github.com/stalwartlabs/website/edit/main/" },
  },
});
`;
