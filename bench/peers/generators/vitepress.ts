import { stringify } from "yaml";
import type { Peer, TextFile } from "../peer.ts";
import type { PlainContent, PlainPage } from "../plainContent.ts";
import { sidebarWith } from "./sidebarWith.ts";

const VERSION = "1.6.4";

/** With its local search. Posts are plain pages: it has no blog of its own. */
export const vitepress: Peer = {
  id: "vitepress",
  name: `VitePress ${VERSION}`,
  packages: { vitepress: VERSION },
  isModule: true,
  dialect: {
    admonition: (name, title) => `::: ${name === "note" ? "info" : name} ${title}`.trimEnd(),
    hasHeadingIds: true,
    hasFileLinks: true,
    hasExcerpts: false,
    hasTrailingSlash: false,
  },
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
  const items = sidebarWith(sidebar, {
    group: (text, inner): object => ({ text, collapsed: true, items: inner }),
    link: (text, link) => ({ text, link }),
  });
  const blog = posts.map(({ title, route }) => ({ text: title, link: route }));
  return [
    { path: "index.md", text: "# Stalwart\n\n[Documentation](/docs/install/get-started)\n" },
    ...docs.map((page) => ({ path: page.file, text: withTitle(page) })),
    ...posts.map((page) => ({ path: `${page.route.slice(1)}.md`, text: withTitle(page) })),
    { path: "sidebar.json", text: JSON.stringify({ "/docs/": items, "/blog/": blog }) },
    { path: ".vitepress/config.mjs", text: CONFIG },
  ];
}

function withTitle({ title, description, body }: PlainPage): string {
  return `---\n${stringify({ title, description })}---\n# ${title}\n\n${withoutInterpolation(body)}`;
}

/** Vue reads double braces even in `code`, unless told not to. */
function withoutInterpolation(body: string): string {
  return body.replace(/`[^`\n]*\{\{[^`\n]*`/g, "<span v-pre>$&</span>");
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
