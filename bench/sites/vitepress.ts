import { type PlainContent, type PlainPage, titledPage } from "../content/readContent.ts";
import type { Peer, TextFile } from "./peerSite.ts";

const VERSION = "1.6.4";

/** With its local search. Posts are plain pages: it has no blog of its own. */
export const vitepress: Peer = {
  id: "vitepress",
  name: `VitePress ${VERSION}`,
  packages: { vitepress: VERSION },
  isModule: true,
  contentFolders: ["docs", "blog"],
  files,
  build: ["node_modules/vitepress/bin/vitepress.js", "build"],
  out: ".vitepress/dist",
  caches: [".vitepress/dist", ".vitepress/cache", ".vitepress/.temp"],
  changedPage: "docs/faq.md",
  places: {
    sidebarLink: ".VPSidebar a.link",
    search: {
      open: "#local-search button",
      input: "#localsearch-input",
      result: ".VPLocalSearchBox .results .result",
    },
  },
};

function files({ docs, posts, sidebar }: PlainContent): TextFile[] {
  const blog = posts.map(({ title, path }) => ({ text: title, link: `/${path}` }));
  return [
    { path: "index.md", text: "# Stalwart\n\n[Documentation](/docs/install/get-started)\n" },
    ...[...docs, ...posts].map((page) => ({ path: `${page.path}.md`, text: withoutInterpolation(page) })),
    { path: "sidebar.json", text: JSON.stringify({ "/docs/": sidebar, "/blog/": blog }) },
    { path: ".vitepress/config.mjs", text: CONFIG },
  ];
}

/** Vue reads double braces in all text, unless told not to. */
function withoutInterpolation(page: PlainPage): string {
  return titledPage({ ...page, body: `::: v-pre\n\n${page.body}\n\n:::\n` });
}

const CONFIG = `import { readFileSync } from "node:fs";
export default {
  title: "Stalwart", cleanUrls: true, ignoreDeadLinks: true,
  sitemap: { hostname: "https://stalw.art" },
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Documentation", link: "/docs/install/get-started" },
      { text: "Blog", link: "/blog/how-this-site-stays-fast" },
    ],
    sidebar: JSON.parse(readFileSync("./sidebar.json", "utf8")),
    socialLinks: [{ icon: "github", link: "https://github.com/stalwartlabs/stalwart" }],
    editLink: { pattern: "https://github.com/stalwartlabs/website/edit/main/:path" },
  },
};
`;
