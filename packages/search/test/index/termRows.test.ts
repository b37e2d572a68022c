import { describe, expect, it, vi } from "vitest";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { shortHash } from "../../../generator/src/build/hash.ts";
import { indexPage, type PageIndex } from "../../src/index/indexPage.ts";
import { type TermFiles, termFiles, updateTermFiles } from "../../src/index/termFiles.ts";
import {
  type PageChange,
  readRows,
  recordCount,
  type TermRow,
  termRows,
  updateRows,
  writeRows,
} from "../../src/index/termRows.ts";
import { createSpellingReader } from "../../src/text/tokenize.ts";
import { record } from "../memoryIndex.ts";

vi.setConfig({ testTimeout: 600_000 });

const WORDS =
  "policy policies police mail mails mailing queue queues queued store.rocksdb.path 0.14 STARTTLS x".split(
    " ",
  );

/** A page with one record for each text. */
function page(name: string, texts: string[], title = "Title"): PageIndex {
  const [intro = "", ...sections] = texts;
  const records = [
    record({ page: name, title, text: intro, description: intro.split(" ")[0] ?? "" }),
    ...sections.map((text, at) =>
      record({ page: name, title, anchor: `s${at}`, heading: `Part ${at}`, text }),
    ),
  ];
  return indexPage(records, { spellings: createSpellingReader(), hash: shortHash });
}

function findChanges(pages: PageIndex[], changed: PageIndex[]): PageChange[] {
  let next = 0;
  return pages.flatMap((before, at): PageChange[] => {
    const [first, after] = [next, changed[at] ?? before];
    next += recordCount(before);
    return after === before ? [] : [{ first, before, after }];
  });
}

/** What the pages say after some of them were changed, from what they said before. */
function update(pages: PageIndex[], changed: PageIndex[]): TermRow[] {
  return updateRows(termRows(pages), findChanges(pages, changed), changed);
}

/** So small that a few words fill several files. */
const FILES = { hash: shortHash, shardSize: 30 };

function updateFiles(pages: PageIndex[], changed: PageIndex[]): TermFiles {
  const known = termFiles(termRows(pages), pages, FILES);
  return updateTermFiles(known, findChanges(pages, changed), changed, FILES);
}

describe("rows of terms after a change", () => {
  const pages = [page("/a", ["mail queue"]), page("/b", ["policy", "mails"]), page("/c", ["queued"])];

  it.each([
    ["says the same in other words", page("/b", ["policies", "mailing"])],
    ["has words that nobody had", page("/b", ["policy starttls", "mails"])],
    ["has no longer what only it had", page("/b", ["queue", "queue"])],
    ["has no words at all", page("/b", ["", ""])],
    ["has not changed", page("/b", ["policy", "mails"])],
    ["has another title", page("/b", ["policy", "mails"], "Zebras")],
  ])("are those of all pages when one %s", (_case, after) => {
    const changed = pages.with(1, after);
    expect(update(pages, changed)).toEqual(termRows(changed));
    expect(updateFiles(pages, changed)).toEqual(termFiles(termRows(changed), changed, FILES));
  });

  it("are those of all pages, whatever they say", () => {
    const texts = (random: Random, count: number) =>
      random.times(count, () => random.times(random.below(6), () => random.pick(WORDS)).join(" "));
    fuzz({
      make(random) {
        const counts = random.times(1 + random.below(4), () => 1 + random.below(3));
        const made = counts.map((count, at) => page(`/${at}`, texts(random, count)));
        const changed = made.map((before, at) =>
          random.below(2) === 0
            ? before
            : page(`/${at}`, texts(random, counts[at] ?? 1), random.pick(["Title", ...WORDS])),
        );
        return { made, changed };
      },
      run({ made, changed }) {
        expect(update(made, changed)).toEqual(termRows(changed));
        expect(updateFiles(made, changed)).toEqual(termFiles(termRows(changed), changed, FILES));
      },
    });
  });
});

it("leaves files alone that are about other terms", () => {
  const words = Array.from({ length: 40 }, (_, at) => String.fromCharCode(97 + (at % 26), 98 + (at % 7), 99));
  const pages = [page("/a", [words.join(" ")]), page("/b", ["mail"])];
  const before = termFiles(termRows(pages), pages, FILES);
  const after = updateFiles(pages, [pages[0] as PageIndex, page("/b", ["mail and zebra"])]);
  const kept = after.shards.filter(({ input }) => before.shards.some((shard) => shard.input === input));
  expect(before.shards.length).toBeGreaterThan(8);
  expect(after.shards.length - kept.length).toBeLessThan(4);
  expect(kept.length).toBeGreaterThan(before.shards.length - 4);
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
