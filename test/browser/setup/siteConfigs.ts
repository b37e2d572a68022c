import type { SiteConfigInput } from "../../../packages/generator/src/config/siteConfig.ts";

const search = { reportUrl: "https://code.example/new?title={query}" };

/** The mini site of most tests: defaults, without optional features. */
export const plainConfig: SiteConfigInput = {
  title: "Harbour",
  tagline: "A site for tests",
  logo: ["M4 4h16v16H4z", "m4 4 16 16"],
  url: "https://harbour.example",
  editUrl: "https://code.example/edit/content/{path}",
  reportUrl: "https://code.example/new?title={title}&body={body}",
  search: { ...search, provider: "embedded" },
  docs: { versions: { current: { release: "Harbour 2.1" } } },
  navbar: [
    { type: "docSidebar", label: "Documentation", sidebarId: "tutorialSidebar" },
    { type: "link", label: "Blog", href: "/blog" },
    { type: "docsVersionDropdown", position: "right" },
    { type: "localeDropdown", position: "right" },
    { type: "link", label: "Code", href: "https://code.example/harbour", icon: "github", position: "right" },
  ],
  footer: {
    groups: [{ title: "Documentation", links: [{ label: "Start", href: "/docs/start" }] }],
    note: "First edition",
  },
  likelyPages: [{ label: "Where to start", href: "/docs/start" }],
};

/** All optional features. */
export const extrasConfig: SiteConfigInput = {
  ...plainConfig,
  colorMode: { default: "light", respectSystem: true },
  announcement: { id: "autumn", text: "The **autumn** release is [here](/blog/letter-12)." },
  analytics: { id: "G-TEST" },
};

/** A later deploy. */
export const renewedConfig: SiteConfigInput = {
  ...plainConfig,
  announcement: { id: "winter", text: "The winter release is here." },
  footer: { ...plainConfig.footer, note: "Second edition" },
};

/** A site below a base path. */
export const basedConfig: SiteConfigInput = { ...plainConfig, baseUrl: "/manual/" };

/** With hosted search, which tests mock, and without offline use. */
export const hostedConfig: SiteConfigInput = {
  ...plainConfig,
  offline: false,
  search: { ...search, provider: "algolia", appId: "HARBOUR", apiKey: "search-only", indexName: "harbour" },
};

/** Two versions of the docs, the last one in `docs`. */
export const versionsConfig: SiteConfigInput = {
  ...plainConfig,
  docs: {
    lastVersion: "current",
    versions: { current: { label: "2.0", release: "Harbour 2.1" }, "1.0": { note: "Ask for *upgrades*." } },
  },
  navbar: [
    { type: "docSidebar", label: "Documentation", sidebarId: "tutorialSidebar" },
    { type: "docsVersionDropdown", position: "right" },
  ],
};
