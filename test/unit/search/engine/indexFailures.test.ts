import { describe, expect, it } from "vitest";
import { INDEX_FORMAT, INDEX_MANIFEST } from "../../../../src/search/indexFormat.ts";
import { SearchUnavailable } from "../../../../src/shared/search.ts";
import { indexFiles, type MemoryIndex, memoryIndex, record, urlsFor } from "../memoryIndex.ts";

const records = [record({ page: "/docs/quota", title: "Disk quotas", text: "Limits an account." })];
const QUERY = "accounts limits qouta";

async function failureOf({ engine }: MemoryIndex): Promise<SearchUnavailable> {
  const error: unknown = await engine.search({ text: QUERY, limit: 5 }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(SearchUnavailable);
  return error as SearchUnavailable;
}

const paths = indexFiles(records).map(([path]) => path);

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
    const site = memoryIndex(records);
    if (content === null) site.files.delete(path);
    else site.files.set(path, content);
    expect((await failureOf(site)).reason).toBe(reason);
    site.files.set(path, good);
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
    const site = memoryIndex(records);
    for (const [path, content] of site.files) {
      const file = JSON.parse(content);
      if ("gaps" in file) site.files.set(path, JSON.stringify({ ...file, weights: file.weights.slice(1) }));
    }
    expect((await failureOf(site)).reason).toBe("corrupt");
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
