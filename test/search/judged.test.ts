import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { searchRecords } from "../../packages/generator/src/emit/searchRecords.ts";
import type { Site } from "../../packages/generator/src/site/site.ts";
import { type MemoryEngine, memoryEngine } from "../../packages/search/test/memoryEngine.ts";
import { realExtension } from "../support/extension.ts";
import { loadSite } from "../support/site.ts";
import { formatFigures, type JudgedQuery, judge, readQueries } from "./judge.ts";

/** Raised whenever questions of pages raise the figures. */
const LIMITS_UNSEEN = { first: 0.83, three: 0.92 };
const LIMITS_FURTHER = { first: 0.75, three: 0.93 };
const LIMITS_JUDGED = { first: 0.87, three: 0.96 };
const LIMITS_GOLDEN = { first: 0.88, three: 0.97 };

const root = new URL("../..", import.meta.url);

let site: Site;
let engine: MemoryEngine;
let unseen: JudgedQuery[];
let further: JudgedQuery[];
let judged: JudgedQuery[];
let golden: JudgedQuery[];

beforeAll(async () => {
  const roots = {
    content: fileURLToPath(new URL("content", root)),
    public: fileURLToPath(new URL("public", root)),
  };
  const [loaded, ...queries] = await Promise.all([
    loadSite(roots, { extensions: [realExtension], docs: { lastVersion: "current" } }),
    readQueries("unseen"),
    readQueries("further"),
    readQueries("judged"),
    readQueries("golden"),
  ]);
  site = loaded.site;
  [unseen, further, judged, golden] = queries;
  engine = memoryEngine(searchRecords(site));
}, 120_000);

const ask = async (query: string) =>
  (await engine.answer({ text: query, limit: 30 })).hits.map(({ url }) => url.split("#", 1)[0] ?? url);

describe("queries with judged answers", () => {
  it("are asked once each and lead to pages that exist", () => {
    const routes = new Set(site.routes.map(({ path }) => path));
    for (const queries of [unseen, further, judged, golden]) {
      expect(queries.flatMap(({ pages }) => pages.filter((page) => !routes.has(page)))).toEqual([]);
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    }
  });

  it("are at least 300, half of them problems, tasks, other products' words and sentences", () => {
    const all = [...unseen, ...further, ...judged];
    const colloquial = all.filter(({ kind }) => ["problem", "task", "product", "sentence"].includes(kind));
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(colloquial.length * 2).toBeGreaterThanOrEqual(all.length);
  });

  it("are not the questions of pages", () => {
    const asked = new Set(
      site.routes.flatMap(({ questions }) => questions.map(({ ask: one }) => plain(one))),
    );
    const queries = [...unseen, ...further, ...judged].map(({ query }) => query);
    expect(queries.filter((query) => wordsOf(query) > 1 && asked.has(plain(query)))).toEqual([]);
  });

  it.each([
    ["unseen", () => unseen, LIMITS_UNSEEN],
    ["further", () => further, LIMITS_FURTHER],
    ["judged", () => judged, LIMITS_JUDGED],
    ["golden", () => golden, LIMITS_GOLDEN],
  ] as const)(
    "find an accepted page: %s",
    async (_name, queries, least) => {
      const { figures, misses } = await judge(queries(), ask);
      const found = formatFigures(figures);
      console.info(`${found}\n${misses.join("\n")}`);
      expect(figures[0]?.first, found).toBeGreaterThanOrEqual(least.first);
      expect(figures[0]?.three, found).toBeGreaterThanOrEqual(least.three);
    },
    120_000,
  );
});

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function wordsOf(text: string): number {
  return plain(text).split(" ").length;
}
