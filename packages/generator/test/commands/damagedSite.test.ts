import { readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataSite } from "../../../../test/support/dataSite.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";

let site: Awaited<ReturnType<typeof makeDataSite>>;
let [out, cache] = ["", ""];

const cacheFile = () => join(cache, "cache.json");

describe("a build with a damaged site or cache writes the same files as a clean one, after", () => {
  let whole: Record<string, string>;

  beforeAll(async () => {
    site = await makeDataSite();
    ({ out, cache } = site);
    await site.run();
    whole = await site.buildFromNothing();
  });

  afterAll(() => site.folder.remove());

  it.each<[string, () => Promise<unknown>]>([
    ["a page missing from the site", () => rm(join(out, "docs/start.html"))],
    ["a payload missing from the site", () => rm(join(out, "docs/start.json"))],
    ["a Markdown copy missing from the site", () => rm(join(out, "docs/start.md"))],
    ["the whole index missing from the site", () => rm(join(out, "assets/search"), { recursive: true })],
    ["the site itself missing", () => rm(out, { recursive: true })],
    ["a page changed by hand", () => writeFile(join(out, "docs/start.html"), "changed", { flag: "r+" })],
    ["a cache that was cut off", () => truncate(cacheFile(), 1000)],
    ["a cache that is something else", () => writeFile(cacheFile(), '{"values":7}')],
    ["a cache that is gone", () => rm(cacheFile())],
    ["no folder for the cache", () => rm(cache, { recursive: true })],
  ])(
    "%s",
    async (_damage, damage) => {
      await damage();
      await site.run();
      expect(await folderContents(out)).toEqual(whole);
    },
    60_000,
  );

  it("reports the damaged cache in one sentence and moves it aside", async () => {
    await truncate(cacheFile(), 1000);
    expect((await site.run()).printed).toContain("cache.json.damaged; everything is built again");
    expect((await readdir(cache)).sort()).toEqual(["cache.json", "cache.json.damaged"]);
    expect((await site.run()).printed).not.toContain("damaged");
  });
});
