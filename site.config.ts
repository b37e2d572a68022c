import { catalogue } from "@docs/catalogue";
import type { SiteConfigInput } from "@docs/generator";

/** The one configuration file; packages/generator/src/config/siteConfig.ts documents every option. */
export default {
  title: "Stalwart",
  tagline: "Mail and collaboration server",
  // An envelope folded into a shield.
  logo: ["M3.5 4h17v7.5c0 4.6-3.2 8-8.5 10-5.3-2-8.5-5.4-8.5-10z", "m4 4.5 8 7.5 8-7.5"],
  url: "https://stalw.art",
  baseUrl: "/",
  editUrl: "https://github.com/stalwartlabs/website/edit/main/content/{path}",
  reportUrl: "https://github.com/stalwartlabs/website/issues/new?title={title}&body={body}",
  docs: { version: { name: "current", label: "Next", release: "Stalwart 0.14.1" } },
  blog: {
    title: "Blog",
    description: "Releases, features and background from the Stalwart team.",
  },
  navbar: [
    { type: "link", label: "Documentation", href: "/docs/" },
    { type: "link", label: "Tools", href: "/tools" },
    { type: "link", label: "Blog", href: "/blog" },
    { type: "docsVersionDropdown", position: "right" },
    { type: "localeDropdown", position: "right" },
    {
      type: "link",
      label: "GitHub",
      href: "https://github.com/stalwartlabs/stalwart",
      icon: "github",
      position: "right",
    },
  ],
  footer: {
    groups: [
      {
        title: "Documentation",
        links: [
          { label: "Getting Started", href: "/docs/install/get-started" },
          { label: "Email Store", href: "/docs/email/overview" },
          { label: "MTA", href: "/docs/mta/overview" },
          { label: "Collaboration", href: "/docs/collaboration/overview" },
          { label: "Spam Filter", href: "/docs/spamfilter/overview" },
        ],
      },
      {
        title: "Community",
        links: [
          { label: "GitHub Discussions", href: "https://github.com/stalwartlabs/stalwart/discussions" },
          { label: "Reddit", href: "https://www.reddit.com/r/stalwartlabs" },
          { label: "Discord", href: "https://discord.com/servers/stalwart-923615863037390889" },
          { label: "Mastodon", href: "https://mastodon.social/@stalwartlabs" },
          { label: "Twitter", href: "https://twitter.com/stalwartlabs" },
        ],
      },
      {
        title: "More",
        links: [
          { label: "Blog", href: "/blog" },
          { label: "GitHub", href: "https://github.com/stalwartlabs/stalwart" },
          { label: "RSS", href: "/blog/rss.xml" },
          { label: "Available offline", href: "/offline" },
        ],
      },
    ],
    note: "Stalwart is free software: AGPL-3.0, or the Stalwart Enterprise License.",
  },
  search: {
    provider: "embedded",
    reportUrl: "https://github.com/stalwartlabs/stalwart/discussions/new?category=q-a&title={query}",
    links: [
      { label: "All settings", href: "/docs/reference/settings" },
      { label: "All events", href: "/docs/reference/events" },
      { label: "Explain a log", href: "/tools/log" },
      { label: "FAQ", href: "/docs/faq" },
    ],
  },
  extensions: [catalogue({ data: "data" })],
  onBrokenMarkdownLink: "error",
  onDuplicateRoute: "error",
  notFoundHeading: "Return to sender",
  likelyPages: [
    { label: "Documentation", href: "/docs/" },
    { label: "Install Stalwart", href: "/docs/install/get-started" },
    { label: "Troubleshooting", href: "/docs/management/troubleshoot" },
    { label: "FAQ", href: "/docs/faq" },
    { label: "Back up and restore", href: "/docs/management/cli/database/backup" },
    { label: "Upgrading", href: "/docs/install/upgrade" },
    { label: "All settings", href: "/docs/reference/settings" },
    { label: "Explain a log", href: "/tools/log" },
    { label: "Blog", href: "/blog" },
  ],
} satisfies SiteConfigInput;
