import { describe, expect, it, vi } from "vitest";
import { shortHash } from "../../../../src/build/hash.ts";
import { indexPage, type PageIndex } from "../../../../src/search/index/indexPage.ts";
import {
  type PageChange,
  readRows,
  recordCount,
  type TermRow,
  termRows,
  updateRows,
  writeRows,
} from "../../../../src/search/index/termRows.ts";
import { createSpellingReader } from "../../../../src/search/text/tokenize.ts";
import { fuzz } from "../../support/fuzz/fuzz.ts";
import type { Random } from "../../support/fuzz/random.ts";
import { record } from "../memoryIndex.ts";

vi.setConfig({ testTimeout: 600_000 });

const WORDS =
  "policy policies police mail mails mailing queue queues queued store.rocksdb.path 0.14 STARTTLS x".split(
    " ",
  );

/** A page with one record for each text. */
function page(name: string, texts: string[]): PageIndex {
  const [intro = "", ...sections] = texts;
  const records = [
    record({ page: name, text: intro, description: intro.split(" ")[0] ?? "" }),
    ...sections.map((text, at) => record({ page: name, anchor: `s${at}`, heading: `Part ${at}`, text })),
  ];
  return indexPage(records, { spellings: createSpellingReader(), hash: shortHash });
}

/** What the pages say after some of them were changed, from what they said before. */
function update(pages: PageIndex[], changed: PageIndex[]): TermRow[] {
  let next = 0;
  const changes = pages.flatMap((before, at): PageChange[] => {
    const [first, after] = [next, changed[at] ?? before];
    next += recordCount(before);
    return after === before ? [] : [{ first, before, after }];
  });
  return updateRows(termRows(pages), changes, changed);
}

describe("rows of terms after a change", () => {
  const pages = [page("/a", ["mail queue"]), page("/b", ["policy", "mails"]), page("/c", ["queued"])];

  it.each([
    ["says the same in other words", page("/b", ["policies", "mailing"])],
    ["has words that nobody had", page("/b", ["policy starttls", "mails"])],
    ["has no longer what only it had", page("/b", ["queue", "queue"])],
    ["has no words at all", page("/b", ["", ""])],
    ["has not changed", page("/b", ["policy", "mails"])],
  ])("are those of all pages when one %s", (_case, after) => {
    const changed = pages.with(1, after);
    expect(update(pages, changed)).toEqual(termRows(changed));
  });

  it("are those of all pages, whatever they say", () => {
    const texts = (random: Random, count: number) =>
      random.times(count, () => random.times(random.below(6), () => random.pick(WORDS)).join(" "));
    fuzz({
      make(random) {
        const counts = random.times(1 + random.below(4), () => 1 + random.below(3));
        const made = counts.map((count, at) => page(`/${at}`, texts(random, count)));
        const changed = made.map((before, at) =>
          random.below(2) === 0 ? before : page(`/${at}`, texts(random, counts[at] ?? 1)),
        );
        return { made, changed };
      },
      run({ made, changed }) {
        expect(update(made, changed)).toEqual(termRows(changed));
      },
    });
  });
});

it("come back from their text as they were", () => {
  const rows = termRows([page("/a", ["mail policy policies", "store.rocksdb.path"]), page("/b", [""])]);
  expect(readRows(writeRows(rows))).toEqual(rows);
  expect(readRows(writeRows([]))).toEqual([]);
  const odd = [
    { term: "", words: [""], gaps: "0", weights: "1" },
    { term: "a", words: [], gaps: "0", weights: "1" },
  ];
  expect(readRows(writeRows(odd))).toEqual(odd);
});
