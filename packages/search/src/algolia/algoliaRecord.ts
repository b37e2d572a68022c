import type { PageRecord } from "../pageRecord.ts";

/** A record as hosted search keeps it: the shape that crawlers of documentation make, with our own fields beside it. */
export interface AlgoliaRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: "lvl1" | "lvl2";
  hierarchy: Record<"lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6", string | null>;
  content: string;
  /** What people type when this is the answer. */
  questions: string[];
  /** Labels above the page. */
  trail: string[];
  kind: string;
  language: string;
  docusaurus_tag: string;
  /** Higher comes first among equals: text before lists, docs before blog. */
  weight: number;
}

/** Tags under which the service's contextual search knows docs and everything else. */
export const TAGS = { docs: "docs-default-current", blog: "default" } as const;

/** The service refuses larger records; the rest of a long section is found by its page. */
const LONGEST_TEXT = 8000;
const WEIGHTS = { docs: 3, blog: 2, list: 1 };

interface Found {
  anchor: string | null;
  heading: string | null;
  text: string;
  questions: string[];
  kind: string;
  weight: number;
}

/** One record for the page and for each of its sections and entries. */
export function toAlgoliaRecords(page: PageRecord, siteUrl: string, language: string): AlgoliaRecord[] {
  const kind = page.kind === "blog" ? "blog" : "docs";
  const weight = WEIGHTS[page.kind];
  const asked = (at: string | null) =>
    page.questions.flatMap((question) => (question.at === at ? [question.ask] : []));
  const intro = page.sections.find(({ id }) => id === null);
  const found: Found[] = [
    {
      anchor: null,
      heading: null,
      text: [page.description, intro?.text].filter(Boolean).join("\n"),
      questions: asked(null),
      kind,
      weight,
    },
    ...page.sections.flatMap(({ id, heading, text }): Found[] =>
      id === null ? [] : [{ anchor: id, heading, text, questions: asked(id), kind, weight }],
    ),
    ...page.entries.map(
      ({ id, kind: entryKind, name, text }): Found => ({
        anchor: id,
        heading: name,
        text,
        questions: [],
        kind: entryKind,
        weight: 1,
      }),
    ),
  ];
  return found.map((record) => toRecord(page, record, siteUrl, language));
}

function toRecord(page: PageRecord, found: Found, siteUrl: string, language: string): AlgoliaRecord {
  const { anchor, heading, text, questions, kind, weight } = found;
  const address = siteUrl + page.route;
  return {
    objectID: anchor === null ? page.route : `${page.route}#${anchor}`,
    url: anchor === null ? address : `${address}#${anchor}`,
    url_without_anchor: address,
    anchor,
    type: heading === null ? "lvl1" : "lvl2",
    hierarchy: {
      lvl0: page.labels[0] ?? page.title,
      lvl1: page.title,
      lvl2: heading,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: text.slice(0, LONGEST_TEXT),
    questions,
    trail: page.labels,
    kind,
    language,
    docusaurus_tag: page.kind === "blog" ? TAGS.blog : TAGS.docs,
    weight,
  };
}
