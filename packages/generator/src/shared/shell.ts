import type { LocaleConfig } from "./metadata.ts";
import type { Link } from "./nav.ts";

/** What surrounds every page. The same on all of them, so the client carries it in its own code. */
export interface ShellView {
  siteTitle: string;
  /** Scheme and host, without a trailing slash. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  navbar: NavbarEntry[];
  footer: { groups: { title: string; links: Link[] }[]; note: string };
  /** Address of a new issue about a page, with `{title}` and `{body}` in it. */
  reportUrl: string | null;
  versions: VersionChoice[];
  locales: LocaleConfig[];
  announcement: Announcement | null;
  /** Whether the system's color mode counts for visitors who have not chosen one. */
  respectsSystem: boolean;
  analytics: { id: string } | null;
  search: SearchConfig;
  /** Whether pages are kept for reading without a connection. */
  offline: boolean;
}

/** How the site is searched; what it needs is in the open, so keys are search-only keys. */
export type SearchConfig = {
  /** Where to tell that a query should have found something; `{query}` stands for it. */
  reportUrl: string;
  /** Offered where search finds little: pages with `{query}` where they take one. */
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
  /** What it describes, such as a release of the documented program. */
  release: string | null;
}

export interface Announcement {
  id: string;
  html: string;
  dismissible: boolean;
}
