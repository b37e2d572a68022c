import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { searchRecords } from "../../packages/generator/src/emit/searchRecords.ts";
import type { Site } from "../../packages/generator/src/site/site.ts";
import { type MemoryIndex, memoryIndex } from "../../packages/search/test/memoryIndex.ts";
import { loadSite } from "../support/site.ts";

const root = new URL("../../", import.meta.url);
const goldenSchema = z.array(z.strictObject({ query: z.string().min(1), pages: z.array(z.string()).min(1) }));
const SHOWN = 3;
/** At least one query for so many pages. */
const PAGES_PER_QUERY = 3;

let site: Site;
let index: MemoryIndex;
let golden: z.output<typeof goldenSchema>;

beforeAll(async () => {
  const [text, loaded] = await Promise.all([
    readFile(new URL("test/search/golden.json", root), "utf8"),
    loadSite({
      content: fileURLToPath(new URL("content", root)),
      public: fileURLToPath(new URL("public", root)),
    }),
  ]);
  golden = goldenSchema.parse(JSON.parse(text));
  site = loaded.site;
  index = memoryIndex(searchRecords(site));
}, 120_000);

describe("the golden queries", () => {
  it("are asked once each and lead to pages that exist", () => {
    const routes = new Set(site.routes.map(({ path }) => path));
    expect(golden.flatMap(({ pages }) => pages.filter((page) => !routes.has(page)))).toEqual([]);
    expect(new Set(golden.map(({ query }) => query)).size).toBe(golden.length);
  });

  it("are at least one for every three docs pages", () => {
    const docs = site.routes.filter(({ view }) => view.kind === "doc").length;
    expect(golden.length * PAGES_PER_QUERY).toBeGreaterThanOrEqual(docs);
  });

  it("find an acceptable page first for 85 of 100, and among the first three for 97", async () => {
    const places = await Promise.all(golden.map(placeOf));
    const misses = places.filter(({ place }) => place !== 1);
    const share = (most: number) => places.filter(({ place }) => place <= most).length / places.length;
    const found = `first ${share(1).toFixed(3)}, among three ${share(SHOWN).toFixed(3)}, of ${places.length}`;
    console.info(`${found}\n${misses.map(({ line }) => line).join("\n")}`);
    expect(share(1), found).toBeGreaterThanOrEqual(0.85);
    expect(share(SHOWN), found).toBeGreaterThanOrEqual(0.97);
  }, 60_000);
});

/** Where the first acceptable page stands among the hits, sections of other pages counted one by one. */
async function placeOf({ query, pages }: (typeof golden)[number]) {
  const { hits } = await index.engine.search({ text: query, limit: 10 });
  const at = hits.findIndex(({ url }) => pages.includes(url.replace(/#.*/, "")));
  const place = at < 0 ? Number.POSITIVE_INFINITY : at + 1;
  return {
    place,
    line: `  ${place}: "${query}" gave ${hits[0]?.url ?? "nothing"}, not ${pages.join(" or ")}`,
  };
}
