/** The input of the search index; the generator makes one record per searchable page. */
export interface PageRecord {
  /** The version of the docs that the page belongs to; null if to none. */
  version: string | null;
  /** Path within the site, without base and anchor. */
  route: string;
  /** `list` for a page that only links to others. */
  kind: "docs" | "blog" | "list";
  title: string;
  /** Labels of the categories around the page, outermost first: `["MTA", "Outbound"]`. */
  labels: string[];
  description: string;
  /** Queries that this page answers. */
  questions: QuestionRecord[];
  /** In page order; the text before the first heading comes first, with a null `id`. */
  sections: SectionRecord[];
  /** Reference entries that the page defines: settings, events, commands. */
  entries: EntryRecord[];
}

export interface QuestionRecord {
  ask: string;
  /** Id of the section that answers; null for the page as a whole. */
  at: string | null;
}

export interface SectionRecord {
  id: string | null;
  heading: string;
  text: string;
  /** Program output and commands quoted in the text. */
  messages: string[];
  /** Those in the first column of a table whose rows say what to do. */
  symptoms: string[];
}

export interface EntryRecord {
  id: string;
  /** A label for visitors: `Settings`. */
  kind: string;
  name: string;
  text: string;
}
