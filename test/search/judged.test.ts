import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createEngine } from "../../packages/search/src/engine/createEngine.ts";
import {
  type FirstPart,
  INDEX_FOLDER,
  type IndexedVersion,
  type IndexPart,
  indexFileOf,
  LAST,
} from "../../packages/search/src/indexFormat.ts";
import type { SearchProvider } from "../../packages/search/src/search.ts";
import { routesOf } from "../browser/support/routes.ts";
import { type AskForPages, formatFigures, type JudgedQuery, judge, readQueries } from "./judge.ts";

/** Raised whenever questions of pages raise the figures. */
const LIMITS_UNSEEN = { first: 0.84, three: 0.92 };
const LIMITS_FURTHER = { first: 0.81, three: 0.93 };
const LIMITS_WILD = { first: 0.82, three: 0.9 };
const LIMITS_FRESH = { first: 0.73, three: 0.83 };
const LIMITS_JUDGED = { first: 0.87, three: 0.96 };
const LIMITS_GOLDEN = { first: 0.88, three: 0.97 };
const LIMITS_OBJECTS = { first: 0.88, three: 0.98 };

const { folder } = inject("sites").real;
const readIndex = (file: string) => readFileSync(join(folder, file), "utf8");
const engineOf = (version: IndexedVersion) =>
  createEngine({ root: "/", baseUrl: "/", version, fetch: async (url) => new Response(readIndex(url)) });
const ask = askIn(engineOf(LAST));
const OBJECTS: IndexedVersion = { name: "0.16", isLast: false };
const askInObjects = askIn(engineOf(OBJECTS));

let unseen: JudgedQuery[];
let further: JudgedQuery[];
let wild: JudgedQuery[];
let fresh: JudgedQuery[];
let judged: JudgedQuery[];
let golden: JudgedQuery[];
let objects: JudgedQuery[];

beforeAll(async () => {
  [unseen, further, wild, fresh, judged, golden, objects] = await Promise.all([
    readQueries("unseen"),
    readQueries("further"),
    readQueries("wild"),
    readQueries("fresh"),
    readQueries("judged"),
    readQueries("golden"),
    readQueries("objects"),
    // What is asked before the index is complete is answered twice.
    ask("dns"),
    askInObjects("dns"),
  ]);
});

function askIn(engine: SearchProvider): AskForPages {
  return async (query) => {
    let pages: string[] = [];
    await engine.search(
      { text: query, limit: 30 },
      ({ hits }) => {
        pages = hits.map(({ url }) => url.split("#", 1)[0] ?? url);
      },
      new AbortController().signal,
    );
    return pages;
  };
}

describe("queries with judged answers", () => {
  it("are asked once each and lead to pages that exist", async () => {
    const routes = new Set(await routesOf(folder));
    for (const queries of [unseen, further, wild, fresh, judged, golden, objects]) {
      expect(queries.flatMap(({ pages }) => pages.filter((page) => !routes.has(page)))).toEqual([]);
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    }
  });

  it("are at least 300, half of them problems, tasks, other products' words and sentences", () => {
    const all = [...unseen, ...further, ...wild, ...fresh, ...judged];
    const colloquial = all.filter(({ kind }) => ["problem", "task", "product", "sentence"].includes(kind));
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(colloquial.length * 2).toBeGreaterThanOrEqual(all.length);
  });

  it("are not the questions of pages", () => {
    const questions = [LAST, OBJECTS].flatMap((version) => {
      const first = JSON.parse(readIndex(indexFileOf(version))) as FirstPart;
      const other = JSON.parse(readIndex(`${INDEX_FOLDER}/${first.rest}`)) as IndexPart;
      return [...first.pages, ...other.pages].flatMap((page) => page.questions);
    });
    const asked = new Set(questions.map(([question]) => plain(question)));
    expect(asked.size).toBeGreaterThan(300);
    const queries = [...unseen, ...further, ...wild, ...fresh, ...judged].map(({ query }) => query);
    expect(queries.filter((query) => wordsOf(query) > 1 && asked.has(plain(query)))).toEqual([]);
  });

  it.each([
    ["unseen", () => unseen, ask, LIMITS_UNSEEN],
    ["further", () => further, ask, LIMITS_FURTHER],
    ["wild", () => wild.filter((query) => !isAboutObjects(query)), ask, LIMITS_WILD],
    ["wild in 0.16", () => wild.filter(isAboutObjects), askInObjects, LIMITS_WILD],
    ["fresh", () => fresh.filter((query) => !isAboutObjects(query)), ask, LIMITS_FRESH],
    ["fresh in 0.16", () => fresh.filter(isAboutObjects), askInObjects, LIMITS_FRESH],
    ["judged", () => judged, ask, LIMITS_JUDGED],
    ["golden", () => golden, ask, LIMITS_GOLDEN],
    ["objects", () => objects, askInObjects, LIMITS_OBJECTS],
  ] as const)(
    "find an accepted page: %s",
    async (_name, queries, search, least) => {
      const { figures, misses } = await judge(queries(), search);
      const found = formatFigures(figures);
      console.info(`${found}\n${misses.join("\n")}`);
      expect(figures[0]?.first, found).toBeGreaterThanOrEqual(least.first);
      expect(figures[0]?.three, found).toBeGreaterThanOrEqual(least.three);
    },
    120_000,
  );
});

/** True if the answers are pages of the version that is configured by objects, in which the query is asked then. */
function isAboutObjects({ pages }: JudgedQuery): boolean {
  return pages.every((page) => page.startsWith(`/docs/${OBJECTS.name}/`));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function wordsOf(text: string): number {
  return plain(text).split(" ").length;
}
