import { beforeAll, expect, it, vi } from "vitest";
import { fixtureRoots } from "../../../test/support/fixtures.ts";
import { fuzz, fuzzAsync } from "../../../test/support/fuzz/fuzz.ts";
import { mutate, ODD_TEXTS } from "../../../test/support/fuzz/mutate.ts";
import type { Random } from "../../../test/support/fuzz/random.ts";
import { loadSite } from "../../../test/support/site.ts";
import { searchRecords } from "../../generator/src/emit/searchRecords.ts";
import { readQuery } from "../src/engine/readQuery.ts";
import type { SearchAnswer, SearchFragment } from "../src/search.ts";
import { tokenize } from "../src/text/tokenize.ts";
import { type MemoryIndex, memoryIndex } from "./memoryIndex.ts";

vi.setConfig({ testTimeout: 600_000 });

let index: MemoryIndex;
/** Words that the index knows. */
let words: string[];

beforeAll(async () => {
  const { site } = await loadSite(fixtureRoots("docusaurus-site"));
  const records = searchRecords(site);
  index = memoryIndex(records);
  words = [...new Set(records.flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/)))].filter(Boolean);
  expect(words.length).toBeGreaterThan(40);
});

const PIECES = [
  ...". .. * <id> < > - _ : / @ # \" ' ( ) [ ] + ? 0 1.2.3 v0.14 192.0.2.1 2001:db8::1 a b the of store.rocksdb.path".split(
    " ",
  ),
  ...[
    "how do i",
    "dns sec",
    "auto ban",
    "x".repeat(200),
    "a.".repeat(60),
    "<script>",
    "&amp;",
    "\\d+",
    "toString",
  ],
  ...ODD_TEXTS,
];

function makeQuery(random: Random): string {
  const some = random.times(1 + random.below(4), () => random.pick(random.chance(60) ? words : PIECES));
  const text = some.join(random.pick([" ", " ", "", ".", "-", "\t"]));
  return random.chance(50) ? mutate(text, random, PIECES) : text;
}

it("reads any query: every word once, and options that stand for words there are", () => {
  fuzz({
    make: makeQuery,
    run(text) {
      for (const { start, end } of tokenize(text)) {
        if (!(start >= 0 && start < end && end <= text.length)) throw new Error(`token ${start}–${end}`);
      }
      const { ideas, options } = readQuery(text);
      const strange = options.filter(
        ({ from, to, terms, weight }) =>
          from < 0 || to < from || to >= ideas.length || terms.length === 0 || !(weight > 0),
      );
      if (strange.length > 0) throw new Error(JSON.stringify(strange));
    },
  });
});

it("answers any query with pages of the site, and marks what is there", async () => {
  const pages = new Set((await allPages()).map((url) => url.replace(/#.*/, "")));
  await fuzzAsync({
    make: (random) => ({ text: makeQuery(random), limit: 1 + random.below(4), offset: random.below(4) }),
    async run(query) {
      const wrong = wrongWith(await index.engine.search(query), pages, query.limit);
      if (wrong.length > 0) throw new Error(wrong.join("; "));
    },
  });
});

async function allPages(): Promise<string[]> {
  const manifest: { pages: [string][] } = JSON.parse(index.files.get("search-index.json") ?? "");
  return manifest.pages.map(([url]) => url);
}

function wrongWith({ hits, total, sections }: SearchAnswer, pages: Set<string>, limit: number): string[] {
  const counted = sections.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(hits.length <= limit && hits.length <= total ? [] : [`${hits.length} of ${total} hits`]),
    ...(counted >= hits.length ? [] : [`${counted} in sections`]),
    ...hits.filter(({ url }) => !pages.has(url.replace(/#.*/, ""))).map(({ url }) => `${url} is no page`),
    ...hits
      .flatMap(({ title, heading, excerpt }) => [title, heading ?? [], excerpt])
      .filter((fragments: SearchFragment[]) => fragments.some(({ text }) => text === ""))
      .map((fragments) => `empty piece in ${JSON.stringify(fragments)}`),
  ];
}
