import type { PageRecord } from "../pageRecord.ts";

/** Where a hosted index is. */
export interface AlgoliaAddress {
  appId: string;
  indexName: string;
  /** A custom host, for example a proxy, that replaces the service's. */
  host: string | null;
}

/** Returns the host for queries. */
export function searchHost({ appId, host }: Omit<AlgoliaAddress, "indexName">): string {
  return host ?? `https://${appId}-dsn.algolia.net`;
}

/** A record of the hosted index: the schema of DocSearch crawlers, plus fields of ours. */
export interface AlgoliaRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: "lvl1" | "lvl2";
  hierarchy: Record<"lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6", string | null>;
  content: string;
  /** Queries that this record answers. */
  questions: string[];
  /** Labels of the categories around the page. */
  trail: string[];
  kind: string;
  language: string;
  docusaurus_tag: string;
  /** Ranks equally good hits, higher first: text before lists, docs before blog. */
  weight: number;
}

/** Returns the tag that DocSearch's contextual search filters by: for a version of the docs, or for everything else. */
export function tagOf(version: string | null): string {
  return version === null ? "default" : `docs-default-${version}`;
}

/** The service rejects larger records, so long sections are truncated. */
const LONGEST_TEXT = 8000;
const DEEPER = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const WEIGHTS = { docs: 3, blog: 2, list: 1 };

/** Returns one record for the page and one for each of its sections and entries. */
export function toAlgoliaRecords(page: PageRecord, siteUrl: string, language: string): AlgoliaRecord[] {
  const { route, title, labels, description, questions, sections, entries } = page;
  const isPost = page.kind === "blog";
  const intro = sections.find(({ id }) => id === null);
  const found = [
    { id: null, heading: null, text: [description, intro?.text].filter(Boolean).join("\n") },
    ...sections.filter(({ id }) => id !== null),
    ...entries.map((entry) => ({ ...entry, heading: entry.name })),
  ];
  return found.map(({ id, heading, text, ...own }) => {
    const anchor = id === null ? "" : `#${id}`;
    const isEntry = "kind" in own;
    return {
      objectID: route + anchor,
      url: siteUrl + route + anchor,
      url_without_anchor: siteUrl + route,
      anchor: id,
      type: heading === null ? "lvl1" : "lvl2",
      hierarchy: { lvl0: labels[0] ?? title, lvl1: title, lvl2: heading, ...DEEPER },
      content: text.slice(0, LONGEST_TEXT),
      questions: isEntry ? [] : questions.filter(({ at }) => at === id).map(({ ask }) => ask),
      trail: labels,
      kind: isEntry ? own.kind : isPost ? "blog" : "docs",
      language,
      docusaurus_tag: tagOf(isPost ? null : page.version),
      weight: isEntry ? 1 : WEIGHTS[page.kind],
    };
  });
}
