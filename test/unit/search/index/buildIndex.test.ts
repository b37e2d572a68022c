import { describe, expect, it } from "vitest";
import { INDEX_FORMAT, INDEX_MANIFEST } from "../../../../src/search/indexFormat.ts";
import { indexFiles, record } from "../memoryIndex.ts";

const pages = Array.from({ length: 40 }, (_, at) =>
  record({ page: `/docs/page-${at}`, title: `Page ${at}`, text: `word${at} shared text about mail` }),
);

describe("the index", () => {
  it("is the same for the same records", () => {
    expect(indexFiles(structuredClone(pages))).toEqual(indexFiles(pages));
  });

  it("names every file but the manifest by its content", () => {
    const changed = pages.map((one, at) => (at === 3 ? { ...one, text: `${one.text} and more` } : one));
    const [before, after] = [new Map(indexFiles(pages)), new Map(indexFiles(changed))];
    const same = [...before].filter(([path]) => after.has(path) && path !== INDEX_MANIFEST);
    expect(same.every(([path, content]) => after.get(path) === content)).toBe(true);
    expect(same.length).toBeGreaterThanOrEqual(pages.length - 1);
    expect(after.get(INDEX_MANIFEST)).not.toBe(before.get(INDEX_MANIFEST));
  });

  it("carries its format in every file", () => {
    for (const [, content] of indexFiles(pages)) expect(JSON.parse(content).format).toBe(INDEX_FORMAT);
  });

  it("cuts terms and the text of long pages into files of bounded size", () => {
    const long = Array.from({ length: 300 }, (_, at) =>
      record({
        page: "/docs/long",
        anchor: at === 0 ? null : `section-${at}`,
        heading: at === 0 ? null : `Section ${at}`,
        text: Array.from({ length: 60 }, (_unused, word) => `term${at}x${word}`).join(" "),
      }),
    );
    const sizes = indexFiles(long).map(([path, content]) => ({ path, size: content.length }));
    const others = sizes.filter(({ path }) => path !== INDEX_MANIFEST);
    expect(others.length).toBeGreaterThan(20);
    expect(Math.max(...others.map(({ size }) => size))).toBeLessThan(30_000);
  });

  it("has a manifest even without records", () => {
    const manifest = new Map(indexFiles([])).get(INDEX_MANIFEST) ?? "";
    expect(JSON.parse(manifest)).toMatchObject({ shards: [], pages: [] });
  });
});
