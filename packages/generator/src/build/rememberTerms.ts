import type { PageIndex } from "../../../search/src/index/indexPage.ts";
import { type TermFiles, termFiles, updateTermFiles } from "../../../search/src/index/termFiles.ts";
import { type PageChange, recordCount, termRows } from "../../../search/src/index/termRows.ts";
import { shortHash } from "./hash.ts";
import type { StoredMemo } from "./memo.ts";

/** The terms of all pages, and which pages those were. */
interface StoredTerms extends TermFiles {
  keys: string[];
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
 * The files of terms of pages, by their keys; where few have changed since the last time, only what they say is worked
 * out. What was known is read at once, while nobody waits for it.
 */
export function rememberTerms(memo: StoredMemo): (keys: string[], pages: PageIndex[]) => TermFiles {
  const last = memo.findBy(TERMS) as StoredTerms | undefined;
  const known = last && { keys: last.keys, shards: last.shards, words: last.words };
  return (keys, pages) => {
    const options = { hash: shortHash };
    const changes = known ? findChanges(memo, known.keys, { keys, pages }) : null;
    const files =
      known && changes
        ? updateTermFiles(known, changes, pages, options)
        : termFiles(termRows(pages), pages, options);
    if (known && changes && changes.length <= HARDLY_ANY) {
      memo.recall(nameOf(known.keys), () => known);
      for (const { key, before } of changes) memo.recall(key, () => before);
    } else memo.recall(nameOf(keys), (): StoredTerms => ({ keys, ...files }));
    return files;
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
