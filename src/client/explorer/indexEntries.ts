import type { ReferenceEntry } from "../../shared/reference.ts";

/** An entry with what the filter looks at, made once instead of with every key press. */
export interface IndexedEntry extends ReferenceEntry {
  name: string;
  text: string;
  parts: string[];
}

export function indexEntries(entries: ReferenceEntry[]): IndexedEntry[] {
  return entries.map((entry) => {
    const name = entry.n.toLowerCase();
    return { ...entry, name, text: `${name} ${entry.s.toLowerCase()}`, parts: name.split(".") };
  });
}
