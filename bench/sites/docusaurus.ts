import type { PlainContent, PlainPage, SidebarItem } from "../content/readContent.ts";
import type { Peer, TextFile } from "./peerSite.ts";

const VERSION = "3.10.2";

/** With its fast bundler, and the search that works without a service. */
export const docusaurus: Peer = {
  id: "docusaurus",
  name: `Docusaurus ${VERSION}`,
  packages: {
    "@docusaurus/core": VERSION,
    "@docusaurus/faster": VERSION,
    "@docusaurus/preset-classic": VERSION,
    "@easyops-cn/docusaurus-search-local": "0.55.3",
    "@mdx-js/react": "3.1.1",
    "prism-react-renderer": "2.4.1",
    react: "19.3.1",
    "react-dom": "19.3.1",
  },
  // The versions it would choose ask for some that are not to be had, or lack their program for some machines.
  overrides: {
    "@docsearch/react": "4.7.0",
    "@docsearch/core": "4.7.0",
    "@docsearch/css": "4.7.0",
    "@swc/html": "1.16.2",
  },
  isModule: false,
  contentFolders: ["docs", "blog"],
  files,
  build: ["node_modules/@docusaurus/core/bin/docusaurus.mjs", "build"],
  out: "build",
  caches: ["build", ".docusaurus", "node_modules/.cache"],
  changedPage: "docs/faq.md",
  places: {
    sidebarLink: ".theme-doc-sidebar-menu a.menu__link",
    search: { open: null, input: ".navbar__search-input", result: "[class*=suggestion_]" },
  },
};

function files({ docs, posts, sidebar }: PlainContent): TextFile[] {
  const sidebars = JSON.stringify({ docs: sidebar.map(sidebarItem) });
  return [
    ...[...docs, ...posts].map((page) => ({ path: `${page.path}.md`, text: markdown(page) })),
    { path: "sidebars.mjs", text: `export default ${sidebars};\n` },
    { path: "src/pages/index.js", text: HOME },
    { path: "docusaurus.config.mjs", text: CONFIG },
  ];
}

function markdown({ path, title, description, date, tags, body }: PlainPage): string {
  const post = date && { date, tags, authors: { name: "Stalwart" } };
  return `---\n${JSON.stringify({ slug: `/${path.replace(/^\w+\//, "")}`, title, description, ...post })}\n---\n${body}`;
}

function sidebarItem(item: SidebarItem): object {
  return "items" in item
    ? { type: "category", label: item.text, items: item.items.map(sidebarItem) }
    : { type: "doc", label: item.text, id: item.link.replace("/docs/", "") };
}

const HOME = `import React from "react";
import Link from "@docusaurus/Link";
export default function Home() { return <Link to="/docs/install/get-started">Documentation</Link>; }
`;

const CONFIG = `import { themes } from "prism-react-renderer";
export default {
  title: "Stalwart", url: "https://stalw.art", baseUrl: "/",
  onBrokenLinks: "ignore", onBrokenAnchors: "ignore",
  markdown: { format: "detect", hooks: { onBrokenMarkdownLinks: "warn" } },
  future: { faster: true, v4: true },
  themes: [["@easyops-cn/docusaurus-search-local", { hashed: true, indexBlog: true }]],
  presets: [["classic", {
    docs: { sidebarPath: "./sidebars.mjs", editUrl: "https://github.com/stalwartlabs/website/edit/main/" },
    blog: { showReadingTime: true, onUntruncatedBlogPosts: "ignore", onInlineTags: "ignore", onInlineAuthors: "ignore" },
  }]],
  themeConfig: {
    navbar: { title: "Stalwart", items: [
      { type: "docSidebar", sidebarId: "docs", label: "Documentation" },
      { to: "/blog", label: "Blog" },
      { href: "https://github.com/stalwartlabs/stalwart", label: "GitHub", position: "right" },
    ] },
    prism: {
      theme: themes.github, darkTheme: themes.dracula,
      additionalLanguages: ["toml", "bash", "json", "ini", "nginx", "powershell", "http"],
    },
  },
};
`;
