import { describe, expect, it, onTestFinished, vi } from "vitest";
import { INDEX_FOLDER, INDEX_FORMAT, INDEX_MANIFEST, type IndexManifest } from "../../src/indexFormat.ts";
import { SearchUnavailable } from "../../src/search.ts";
import { indexFiles, type MemoryIndex, memoryIndex, record, urlsFor } from "../memoryIndex.ts";

const records = [record({ page: "/docs/quota", title: "Disk quotas", text: "Limits an account." })];
const QUERY = "accounts limits qouta";

async function failureOf({ engine }: MemoryIndex): Promise<SearchUnavailable> {
  const error: unknown = await engine.search({ text: QUERY, limit: 5 }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(SearchUnavailable);
  return error as SearchUnavailable;
}

/** Without packs, which would stand in for what is missing. */
function withoutPacks(): MemoryIndex {
  const site = memoryIndex(records);
  site.files.set(INDEX_MANIFEST, JSON.stringify({ ...readManifest(site), packs: [] }));
  return site;
}

function readManifest({ files }: MemoryIndex): IndexManifest {
  return JSON.parse(files.get(INDEX_MANIFEST) ?? "");
}

const { packs } = readManifest(memoryIndex(records));
const packPaths = packs.map((name) => `${INDEX_FOLDER}/${name}.json`);
const paths = indexFiles(records).flatMap(([path]) => (packPaths.includes(path) ? [] : path));

describe.each(paths)("when %s", (path) => {
  const good = new Map(indexFiles(records)).get(path) ?? "";

  it.each([
    ["is missing", null, "unreachable"],
    ["is cut off", good.slice(0, -5), "corrupt"],
    ["is a page", "<!doctype html>", "corrupt"],
    ["is empty data", "{}", "corrupt"],
    ["is null", "null", "corrupt"],
    ["lacks its content", JSON.stringify({ format: INDEX_FORMAT }), "corrupt"],
    ["has another format", JSON.stringify({ ...JSON.parse(good), format: 99 }), "format"],
  ])("%s, search says so, and works once it is repaired", async (_, content, reason) => {
    const site = withoutPacks();
    const repaired = site.files.get(path) ?? "";
    if (content === null) site.files.delete(path);
    else site.files.set(path, content);
    expect((await failureOf(site)).reason).toBe(reason);
    site.files.set(path, repaired);
    expect(await urlsFor(site, QUERY)).toEqual(["/docs/quota"]);
  });
});

describe("an index", () => {
  it("of another format is refused in a sentence", async () => {
    const site = memoryIndex(records);
    site.files.set(INDEX_MANIFEST, JSON.stringify({ format: INDEX_FORMAT + 1 }));
    expect((await failureOf(site)).message).toBe(
      `The search index has format ${INDEX_FORMAT + 1}, and this page reads format ${INDEX_FORMAT}: reload the page.`,
    );
  });

  it("whose terms have fewer weights than records is damaged", async () => {
    const site = withoutPacks();
    for (const [path, content] of site.files) {
      const file = JSON.parse(content);
      if ("gaps" in file) site.files.set(path, JSON.stringify({ ...file, weights: file.weights.slice(1) }));
    }
    expect((await failureOf(site)).reason).toBe("corrupt");
  });

  it("of which only packs can be had answers from them", async () => {
    const site = memoryIndex(records);
    for (const path of paths) if (path !== INDEX_MANIFEST) site.files.delete(path);
    expect(await urlsFor(site, QUERY)).toEqual(["/docs/quota"]);
  });

  it("says what is missing when it is in no pack either", async () => {
    const site = memoryIndex(records);
    for (const path of [...paths, ...packPaths]) if (path !== INDEX_MANIFEST) site.files.delete(path);
    expect((await failureOf(site)).message).toMatch(/^A file of the search index is missing/);
    expect(packPaths.some((path) => site.fetched.includes(path))).toBe(true);
  });

  it("whose pack is damaged answers from the files themselves", async () => {
    const site = memoryIndex(records, { mayFetchAhead: () => true });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const path of packPaths) site.files.set(path, JSON.stringify({ format: INDEX_FORMAT, files: null }));
    await urlsFor(site, "quotas");
    await vi.runAllTimersAsync();
    expect(site.fetched).toContain(packPaths[0]);
    expect(await urlsFor(site, QUERY)).toEqual(["/docs/quota"]);
  });

  it("with something damaged in a pack answers from the file itself", async () => {
    const site = memoryIndex(records, { mayFetchAhead: () => true });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const path of packPaths) {
      const { files, ...rest } = JSON.parse(site.files.get(path) ?? "");
      for (const shard of Object.values<Record<string, unknown>>(files)) delete shard["gaps"];
      site.files.set(path, JSON.stringify({ ...rest, files }));
    }
    await site.engine.search({ text: "", limit: 5 });
    await vi.runAllTimersAsync();
    expect(await urlsFor(site, QUERY)).toEqual(["/docs/quota"]);
  });

  it("that was published anew meanwhile is used without an error", async () => {
    const site = memoryIndex(records);
    await site.engine.prepare();
    const next = [
      ...records,
      record({ page: "/docs/new", title: "Zebra", text: "A new page about zebras." }),
    ];
    site.files.clear();
    for (const [path, content] of indexFiles(next)) site.files.set(path, content);
    expect(await urlsFor(site, "zebra")).toEqual(["/docs/new"]);
  });
});
