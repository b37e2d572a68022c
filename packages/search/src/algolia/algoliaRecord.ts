import type { SearchRecord } from "../searchRecord.ts";

/** A record as hosted search keeps it: the shape DocSearch knows, with our own path and kind beside it. */
export interface AlgoliaRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: "lvl1" | "lvl2";
  hierarchy: Record<"lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6", string | null>;
  content: string;
  /** Labels above the page. */
  trail: string[];
  kind: SearchRecord["kind"];
  language: string;
  docusaurus_tag: string;
  /** Higher comes first among equals: text before lists drawn from data, docs before blog. */
  weight: number;
}

/** Tags under which the service's contextual search knows docs and everything else. */
export const TAGS = { docs: "docs-default-current", blog: "default" } as const;

/** The service refuses larger records; the rest of a long section is found by its page. */
const LONGEST_TEXT = 8000;

export function toAlgoliaRecord(record: SearchRecord, siteUrl: string, language: string): AlgoliaRecord {
  const { page, anchor, kind, origin, trail, title, heading, text } = record;
  const address = `${siteUrl}${page}`;
  return {
    objectID: anchor === null ? page : `${page}#${anchor}`,
    url: anchor === null ? address : `${address}#${anchor}`,
    url_without_anchor: address,
    anchor,
    type: heading === null ? "lvl1" : "lvl2",
    hierarchy: {
      lvl0: trail[0] ?? title,
      lvl1: title,
      lvl2: heading,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: text.slice(0, LONGEST_TEXT),
    trail,
    kind,
    language,
    docusaurus_tag: TAGS[kind],
    weight: { text: 2, entry: 1, list: 0 }[origin] + (kind === "docs" ? 1 : 0),
  };
}
