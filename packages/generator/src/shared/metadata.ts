export interface LocaleConfig {
  label: string;
  direction: "ltr" | "rtl";
  htmlLang: string;
  calendar: string;
  path: string;
}

export interface Author {
  key: string;
  name: string;
  title?: string;
  url?: string;
  imageUrl?: string;
  /** Whether it is not a person. */
  organization?: boolean;
  /** Route of the author's page; only authors of `authors.yml` have one. */
  href?: string;
}

/** What the cover of a post shows. */
export const POSTAL_SHAPES = ["envelope", "postmark", "stamp", "route"] as const;
export type PostalShapeName = (typeof POSTAL_SHAPES)[number];

export interface Tag {
  label: string;
  /** Route of the tag's page. */
  href: string;
  description?: string;
  /** The topic's shape on covers; only tags of `tags.yml` have one. */
  shape?: PostalShapeName;
}

export interface BlogPost {
  slug: string;
  /** Route, such as `/blog/virtual-queues`. */
  path: string;
  title: string;
  description: string;
  /** ISO date, `2025-07-15`. */
  date: string;
  /** Formatted date, `July 15, 2025`. */
  dateLabel: string;
  /** Whole minutes, at least one. */
  readingMinutes: number;
  authors: Author[];
  tags: Tag[];
}
