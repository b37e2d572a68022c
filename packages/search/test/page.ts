import type { PageRecord } from "../src/pageRecord.ts";

/** A page with the given parts, for tests. */
export function page(parts: Partial<PageRecord>): PageRecord {
  return {
    version: "current",
    route: "/docs/page",
    kind: "docs",
    title: "Page",
    labels: ["MTA"],
    description: "",
    questions: [],
    sections: [],
    entries: [],
    ...parts,
  };
}
