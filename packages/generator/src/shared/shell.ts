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
  /** Links shown when search finds little, and with results of queries that match `pattern`; `{query}` is replaced. */
  links: { label: string; href: string; pattern: string }[];
} & (
  | { provider: "embedded" }
  | {
      provider: "algolia";
      appId: string;
      apiKey: string;
      indexName: string;
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

export interface VersionChoice {
  name: string;
  label: string;
  /** All of its pages are below. */
  path: string;
  /** Where to begin. */
  mainPath: string;
  /** The documented release. */
  release: string | null;
  /** The one that visitors should read. */
  isLast: boolean;
  banner: "none" | "unreleased" | "unmaintained";
  /** Shown at the end of its pages. */
  noteHtml: string | null;
}

export interface Announcement {
  id: string;
  html: string;
  dismissible: boolean;
}

/** Ids of the shell. The colon prevents collisions with headings, whose ids never contain one. */
export const MAIN_ID = "site:main";
export const MENU_ID = "site:menu";
export const PAGE_DATA_ID = "site:page";

/** Values of `<meta name="theme-color">`: the page background of each color mode. */
export const THEME_COLORS = { light: "#ffffff", dark: "#0f1319" } as const;
