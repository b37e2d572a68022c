/** A page of the corpus without anything that only our own site understands. */
export interface PlainPage {
  /** In the corpus: `docs/storage/overview.md`. */
  file: string;
  /** With a slash at its start. */
  route: string;
  title: string;
  description: string;
  /** Front matter as it is written. */
  fields: Record<string, unknown>;
  /** Markdown in the dialect that was asked for, without the title. */
  body: string;
}

export interface SidebarGroup {
  label: string;
  items: SidebarItem[];
}

export type SidebarItem = SidebarGroup | { label: string; route: string };

export interface PlainContent {
  docs: PlainPage[];
  posts: PlainPage[];
  sidebar: SidebarItem[];
  /** `_category_.json` and the like, for generators that read them. */
  metadata: { file: string; text: string }[];
}

/** How a generator writes what Markdown itself has no word for. */
export interface Dialect {
  /** The line that opens an admonition; `:::` closes it. */
  admonition(name: string, title: string): string;
  /** Whether `## Title {#id}` is understood. */
  hasHeadingIds: boolean;
  /** Whether links between files of one folder tree are resolved; else they are written as addresses. */
  hasFileLinks: boolean;
  /** Whether `<!-- truncate -->` ends an excerpt. */
  hasExcerpts: boolean;
  /** Whether addresses end with a slash. */
  hasTrailingSlash: boolean;
}
