import type { ReferenceKind } from "./reference.ts";

/** What stands in for an explorer until the pages it leads to are known. */
export function explorerMark(kind: ReferenceKind): string {
  return `<!--explorer:${kind}-->`;
}
