/** A page as search knows it; the generator makes one for every page that can be found. */
export interface PageRecord {
  /** Path within the site, without base and anchor. */
  route: string;
  /** `list` for a page that merely leads to others. */
  kind: "docs" | "blog" | "list";
  title: string;
  /** Names of what the page stands in, from the top: `["MTA", "Outbound"]`. */
  labels: string[];
  description: string;
  /** What people type when this page is the answer. */
  questions: QuestionRecord[];
  /** In the order of the page; the text before the first heading comes first, with `id` null. */
  sections: SectionRecord[];
  /** What the page lists and other pages only mention: settings, events, commands. */
  entries: EntryRecord[];
}

export interface QuestionRecord {
  ask: string;
  /** Id of the section that answers; null for the page. */
  at: string | null;
}

export interface SectionRecord {
  id: string | null;
  heading: string;
  text: string;
  /** Lines that programs print or people type, as they stand in the text. */
  messages: string[];
}

export interface EntryRecord {
  id: string;
  /** What it is, as a visitor would call it: `Settings`. */
  kind: string;
  name: string;
  text: string;
}
