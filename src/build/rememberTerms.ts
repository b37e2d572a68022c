import type { PageIndex } from "../search/index/indexPage.ts";
import {
  type PageChange,
  readRows,
  recordCount,
  type TermRow,
  termRows,
  updateRows,
  writeRows,
} from "../search/index/termRows.ts";
import { shortHash } from "./hash.ts";
import type { StoredMemo } from "./memo.ts";

/** The terms of all pages, and which pages those were. */
interface StoredTerms {
  keys: string[];
  rows: string;
}

const TERMS = "terms ";
/** With more changed pages than these, working everything out is no slower. */
const FEW = 20;

/**
 * The terms of pages, by their keys; where few have changed since the last time, only what they say is worked out. What
 * was known is read at once, while nobody waits for it.
 */
export function rememberTerms(memo: StoredMemo): (keys: string[], pages: PageIndex[]) => TermRow[] {
  const last = memo.findBy(TERMS) as StoredTerms | undefined;
  const lastRows = last ? readRows(last.rows) : [];
  return (keys, pages) => {
    let rows = lastRows;
    memo.recall(`${TERMS}${shortHash(...keys)}`, (): StoredTerms => {
      const changes = last ? findChanges(memo, last.keys, { keys, pages }) : null;
      rows = changes ? updateRows(lastRows, changes, pages) : termRows(pages);
      const made = rows;
      // Written only when all of it is kept, after the index is made.
      return {
        keys,
        get rows() {
          return writeRows(made);
        },
      };
    });
    return rows;
  };
}

/** Null where pages have come or gone, or have another number of records: then all numbers are others. */
function findChanges(
  memo: StoredMemo,
  before: string[],
  { keys, pages }: { keys: string[]; pages: PageIndex[] },
): PageChange[] | null {
  if (before.length !== keys.length) return null;
  const changes: PageChange[] = [];
  let first = 0;
  for (const [at, after] of pages.entries()) {
    const count = recordCount(after);
    const key = before[at] ?? "";
    if (key !== keys[at]) {
      const page = memo.findBy(key) as PageIndex | undefined;
      if (!page || recordCount(page) !== count || changes.length === FEW) return null;
      changes.push({ first, before: page, after });
    }
    first += count;
  }
  return changes;
}
