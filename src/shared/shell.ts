import type { LocaleConfig } from "./metadata.ts";
import type { Link } from "./nav.ts";
import type { PageView } from "./page.ts";

/** What surrounds every page: the same on all of them within one build. */
export interface ShellView {
  siteTitle: string;
  /** Scheme and host, without a trailing slash. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  navbar: NavbarEntry[];
  footer: { groups: FooterGroup[]; note: string };
  versions: VersionChoice[];
  locales: LocaleConfig[];
  announcement: Announcement | null;
  analytics: { id: string } | null;
  /** Address of the nav file. */
  navHref: string;
}

export type NavbarEntry =
  | {
      type: "link";
      label: string;
      href: string;
      position: "left" | "right";
      activeBase: string | null;
      icon: "code" | null;
    }
  | { type: "versions"; position: "left" | "right" }
  | { type: "locales"; position: "left" | "right" };

export interface FooterGroup {
  title: string;
  links: Link[];
}

export interface VersionChoice {
  name: string;
  label: string;
  path: string;
}

export interface Announcement {
  id: string;
  html: string;
  dismissible: boolean;
}

/** The JSON block of a document: what the shell needs to start without another request. */
export interface DocumentState {
  build: string;
  shell: ShellView;
  view: PageView;
}

export const STATE_ELEMENT_ID = "page-state";
