import type { AsPlainObject } from "minisearch";
import type { PackedTerms } from "./indexFormat.ts";

/** A term that more of the sections have tells nothing about any of them. */
const MOST_SECTIONS = 0.15;
/** In a site so small, every term tells something. */
const FEW_SECTIONS = 100;

/** Packs the terms of numbered sections; how often a section has a term does not count. */
export function packTerms(sections: string[][]): PackedTerms {
  const found = new Map<string, number[]>();
  for (const [at, terms] of sections.entries()) {
    for (const term of new Set(terms)) {
      const places = found.get(term);
      if (places) places.push(at);
      else found.set(term, [at]);
    }
  }
  const most = Math.max(FEW_SECTIONS, sections.length * MOST_SECTIONS);
  const terms = [...found.keys()].filter((term) => (found.get(term)?.length ?? 0) <= most).sort();
  const gaps = terms.map((term) => {
    const places = found.get(term) ?? [];
    return places.map((place, at) => (place - (places[at - 1] ?? 0)).toString(36)).join(" ");
  });
  return { sections: sections.length, terms: terms.join("\n"), gaps: gaps.join("\n") };
}

/** The same as MiniSearch writes and reads an index with one field. */
export function unpackTerms({ sections, terms, gaps }: PackedTerms): AsPlainObject {
  const lengths = new Array<number>(sections).fill(0);
  const lines = gaps.split("\n");
  const index = terms.split("\n").map((term, at): AsPlainObject["index"][number] => {
    const frequencies: Record<string, number> = {};
    let section = 0;
    for (const gap of (lines[at] ?? "").split(" ")) {
      section += Number.parseInt(gap, 36);
      frequencies[section] = 1;
      lengths[section] = (lengths[section] ?? 0) + 1;
    }
    return [term, { 0: frequencies }];
  });
  const all = lengths.map((_, section) => [String(section), section] as const);
  return {
    documentCount: sections,
    nextId: sections,
    documentIds: Object.fromEntries(all),
    fieldIds: { text: 0 },
    fieldLength: Object.fromEntries(lengths.map((length, section) => [section, [length]])),
    averageFieldLength: [lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, sections)],
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
