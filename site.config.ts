import { catalogue } from "@docs/catalogue";
import type { SiteConfigInput } from "@docs/generator";

const SITE = "https://stalw.art";

/** What programs that set up a server from these pages have to know, for `llms.txt`. */
const instructions = `Documentation and blog of Stalwart, an open-source mail and collaboration server: SMTP, IMAP, JMAP, POP3, CalDAV, CardDAV and WebDAV in one program.

## Instructions for programs

- Read the version of the documentation that matches the server (\`stalwart --version\`): ${SITE}/docs/0.16/ for 0.16, ${SITE}/docs/ for 0.15 and older. Nothing of one works with the other. Blog posts describe the release of their day. The address of a page with \`.md\` at its end is its Markdown.
- 0.16: settings are objects in the database. \`config.json\` names the database alone. Read an object with \`stalwart-cli get NAME\`, change it with \`update\` or \`create\`, and run \`stalwart-cli create Action/ReloadSettings\`: a write alone changes nothing in the running server. \`stalwart-cli describe NAME\` and ${SITE}/docs/0.16/reference/objects.md list the fields. In a plan for \`apply\`, a \`destroy\` without filter deletes all objects of its type. ${SITE}/docs/0.16/configuration/overview.md says what takes effect when.
- 0.15: only local keys (\`server.*\`, \`store.*\`, \`directory.*\`, \`tracer.*\` and others, listed in ${SITE}/docs/configuration/overview.md) belong in \`config.toml\`; a database key in that file overrides the database. Change settings with \`stalwart-cli server add-config KEY VALUE\`, the web admin or the API, apply them with \`stalwart-cli server reload-config\`, read them with \`stalwart-cli server list-config KEY\`, then look for errors in the log. Local keys need a restart. ${SITE}/docs/reference/settings.md has all keys.
- Never start 0.16 on data of 0.15 or use the image tag \`latest\` for an upgrade: ${SITE}/docs/0.16/install/upgrade.md has the steps. Do not invent keys, objects or fields, and do not take them from other releases or other mail servers.
- Never let clients that have not signed in send to other domains (an open relay): leave \`session.rcpt.relay\` and the checks of recipients as they are, unless the operator asks for a relay and names the networks that may use it.
- Never delete or empty a store, a data directory, a bucket or a database, change the type of a store in use, or start two releases on the same data. Before a change of stores and before an upgrade, make a backup: ${SITE}/docs/0.16/management/cli/database/backup.md
- Never write passwords, tokens or private keys into commands, logs or answers that others can read.`;

/** The one configuration file; packages/generator/src/config/siteConfig.ts documents every option. */
export default {
  title: "Stalwart",
  tagline: "Mail and collaboration server",
  // An envelope folded into a shield.
  logo: ["M3.5 4h17v7.5c0 4.6-3.2 8-8.5 10-5.3-2-8.5-5.4-8.5-10z", "m4 4.5 8 7.5 8-7.5"],
  url: SITE,
  baseUrl: "/",
  editUrl: "https://github.com/stalwartlabs/website/edit/main/content/{path}",
  reportUrl: "https://github.com/stalwartlabs/website/issues/new?title={title}&body={body}",
  docs: {
    lastVersion: "current",
    versions: {
      current: {
        label: "0.15",
        release: "Stalwart 0.15.5",
        mainDocId: "install/get-started",
        note: "Stalwart 0.16 is configured in another way: [its documentation](/docs/0.16/).",
      },
      "0.16": {
        label: "0.16",
        release: "Stalwart 0.16.18",
        banner: "none",
        mainDocId: "index",
        note: "Stalwart 0.15 is configured in another way: [its documentation](/docs/).",
      },
    },
  },
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
          { label: "Getting Started", href: "/docs/0.16/install/get-started" },
          { label: "Email Store", href: "/docs/0.16/storage/overview" },
          { label: "MTA", href: "/docs/0.16/mta/overview" },
          { label: "Collaboration", href: "/docs/collaboration/overview" },
          { label: "Spam Filter", href: "/docs/0.16/spamfilter/overview" },
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
      { label: "Explain a log", href: "/tools/log", pattern: String.raw`\S \([a-z-]+\.[a-z-]+\)` },
      { label: "FAQ", href: "/docs/faq" },
    ],
  },
  llms: { instructions },
  extensions: [catalogue()],
  notFoundHeading: "Return to sender",
  likelyPages: [
    { label: "Documentation of 0.16", href: "/docs/0.16/" },
    { label: "Install Stalwart", href: "/docs/0.16/install/get-started" },
    { label: "Documentation of 0.15", href: "/docs/" },
    { label: "Troubleshooting", href: "/docs/management/troubleshoot" },
    { label: "FAQ", href: "/docs/faq" },
    { label: "Back up and restore", href: "/docs/management/cli/database/backup" },
    { label: "Upgrading", href: "/docs/install/upgrade" },
    { label: "All settings", href: "/docs/reference/settings" },
    { label: "Explain a log", href: "/tools/log" },
    { label: "Blog", href: "/blog" },
  ],
} satisfies SiteConfigInput;
