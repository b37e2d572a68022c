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

interface KeyedChange extends PageChange {
  /** Of the page before. */
  key: string;
}

const TERMS = "terms ";
/** With more changed pages than these, working everything out is no slower. */
const FEW = 20;
/** With so few it is quicker to work them out once more the next time than to keep what came of it. */
const HARDLY_ANY = 5;

/**
 * The terms of pages, by their keys; where few have changed since the last time, only what they say is worked out. What
 * was known is read at once, while nobody waits for it.
 */
export function rememberTerms(memo: StoredMemo): (keys: string[], pages: PageIndex[]) => TermRow[] {
  const last = memo.findBy(TERMS) as StoredTerms | undefined;
  const lastRows = last ? readRows(last.rows) : [];
  return (keys, pages) => {
    const changes = last ? findChanges(memo, last.keys, { keys, pages }) : null;
    const rows = changes ? updateRows(lastRows, changes, pages) : termRows(pages);
    if (last && changes && changes.length <= HARDLY_ANY) {
      memo.recall(nameOf(last.keys), () => last);
      for (const { key, before } of changes) memo.recall(key, () => before);
      return rows;
    }
    // Written only when all of it is kept, after the index is made.
    memo.recall(nameOf(keys), () => ({
      keys,
      get rows() {
        return writeRows(rows);
      },
    }));
    return rows;
  };
}

function nameOf(keys: string[]): string {
  return TERMS + shortHash(...keys);
}

/** Null where pages have come or gone, or have another number of records: then all numbers are others. */
function findChanges(
  memo: StoredMemo,
  before: string[],
  { keys, pages }: { keys: string[]; pages: PageIndex[] },
): KeyedChange[] | null {
  if (before.length !== keys.length) return null;
  const changes: KeyedChange[] = [];
  let first = 0;
  for (const [at, after] of pages.entries()) {
    const count = recordCount(after);
    const key = before[at] ?? "";
    if (key !== keys[at]) {
      const page = memo.findBy(key) as PageIndex | undefined;
      if (!page || recordCount(page) !== count || changes.length === FEW) return null;
      changes.push({ key, first, before: page, after });
    }
    first += count;
  }
  return changes;
}
