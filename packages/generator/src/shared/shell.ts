import type { LocaleConfig } from "./metadata.ts";
import type { Link } from "./nav.ts";

/** The data of the layout around every page. It is the same on all pages and bundled with the client. */
export interface ShellView {
  siteTitle: string;
  /** SVG paths on a 24 by 24 grid. */
  logo: string[];
  /** Scheme and host, without a trailing slash. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  navbar: NavbarEntry[];
  footer: { groups: { title: string; links: Link[] }[]; note: string };
  /** URL of a new issue about a page, with `{title}` and `{body}` as placeholders. */
  reportUrl: string | null;
  versions: VersionChoice[];
  locales: LocaleConfig[];
  announcement: Announcement | null;
  /** Follow the system's color mode until the visitor chooses one. */
  respectsSystem: boolean;
  analytics: { id: string } | null;
  search: SearchConfig;
  /** Where to go without an address or a query that leads anywhere. */
  likelyPages: Link[];
  /** Keep visited pages for offline reading. */
  offline: boolean;
}

/** Public, so keys must be search-only keys. */
export type SearchConfig = {
  /** URL for reporting a query without results, with `{query}` as placeholder. */
  reportUrl: string;
  /** Links shown when search finds little, with `{query}` as placeholder. */
  links: { label: string; href: string }[];
} & (
  | { provider: "embedded" }
  | {
      provider: "algolia";
      appId: string;
      apiKey: string;
      indexName: string;
      contextualSearch: boolean;
      host: string | null;
    }
);

export type NavbarEntry =
  | {
      type: "link";
      label: string;
      href: string;
      position: "left" | "right";
      activeBase: string | null;
      icon: "code" | "github" | null;
    }
  | { type: "versions"; position: "left" | "right" }
  | { type: "locales"; position: "left" | "right" };

interface VersionChoice {
  name: string;
  label: string;
  path: string;
  /** The documented release. */
  release: string | null;
}

export interface Announcement {
  id: string;
  html: string;
  dismissible: boolean;
}
