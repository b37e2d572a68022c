import type { ReferenceEntry } from "../../reference/reference.ts";

/** An entry with what the filter looks at, made once instead of with every key press. */
export interface IndexedEntry extends ReferenceEntry {
  name: string;
  text: string;
  /** Of a name with ids in it; null for others. */
  parts: string[] | null;
}

export function indexEntries(entries: ReferenceEntry[]): IndexedEntry[] {
  return entries.map((entry) => {
    const name = entry.n.toLowerCase();
    const parts = name.includes("<") ? name.split(".") : null;
    return { ...entry, name, text: `${name} ${entry.s.toLowerCase()}`, parts };
  });
}
