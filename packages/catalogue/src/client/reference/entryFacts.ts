import { marks, type ReferenceEntry, type ReferenceKind } from "../../reference/reference.ts";

/** A short fact beside an entry; `code` is what stands after the words, as it is written in files. */
export interface Fact {
  words: string;
  code?: string;
}

/** What is said of an entry besides its sentence, the same in explorers and cards. */
export function entryFacts(kind: ReferenceKind, entry: ReferenceEntry): Fact[] {
  const has = (mark: string) => entry.m?.includes(mark) ?? false;
  if (kind === "permissions") return [{ words: entry.t ? `roles: ${entry.t}` : "no built-in role" }];
  if (kind === "events") {
    return [{ words: entry.t }, ...(has(marks.metric) ? [{ words: "counted as a metric" }] : [])];
  }
  return [
    { words: entry.t },
    ...(entry.d === undefined ? [] : [{ words: "default", code: entry.d }]),
    ...(has(marks.required) ? [{ words: "required" }] : []),
    { words: has(marks.local) ? "in config.toml" : "in the database" },
    ...(has(marks.enterprise) ? [{ words: "Enterprise" }] : []),
  ];
}
