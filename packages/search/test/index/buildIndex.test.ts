import { describe, expect, it } from "vitest";
import { INDEX_FOLDER, INDEX_FORMAT, INDEX_MANIFEST, type IndexManifest } from "../../src/indexFormat.ts";
import { indexFiles, record } from "../memoryIndex.ts";

const pages = Array.from({ length: 40 }, (_, at) =>
  record({ page: `/docs/page-${at}`, title: `Page ${at}`, text: `word${at} shared text about mail` }),
);

function packsOf(files: Map<string, string>): [path: string, content: string][] {
  const { packs } = JSON.parse(files.get(INDEX_MANIFEST) ?? "") as IndexManifest;
  return packs.map((name) => {
    const path = `${INDEX_FOLDER}/${name}.json`;
    return [path, files.get(path) ?? ""];
  });
}

/** All that a query can need. */
function partsOf(files: Map<string, string>): [path: string, content: string][] {
  const packs = packsOf(files).map(([path]) => path);
  return [...files].filter(([path]) => path !== INDEX_MANIFEST && !packs.includes(path));
}

function nameOf(path: string): string {
  return path.slice(INDEX_FOLDER.length + 1, -".json".length);
}

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
    const sizes = partsOf(new Map(indexFiles(long))).map(([, content]) => content.length);
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThan(30_000);
  });

  it("has every file once more in packs, which follow what they hold", () => {
    const files = new Map(indexFiles(pages));
    const packs = packsOf(files);
    const packed = Object.assign({}, ...packs.map(([, content]) => JSON.parse(content).files));
    const parts = partsOf(files).map(([path, text]) => [nameOf(path), JSON.parse(text)]);
    expect(packed).toEqual(Object.fromEntries(parts));
    const changed = pages.map((one, at) => (at === 3 ? { ...one, text: "other words" } : one));
    expect(packsOf(new Map(indexFiles(changed)))).not.toEqual(packs);
  });

  it("has no packs where they would be too large to be fetched ahead", () => {
    const many = Array.from({ length: 1300 }, (_, at) =>
      record({ page: `/docs/page-${at}`, text: `Word${at}` }),
    );
    expect(packsOf(new Map(indexFiles(many)))).toEqual([]);
  });

  it("has a manifest even without records", () => {
    const manifest = new Map(indexFiles([])).get(INDEX_MANIFEST) ?? "";
    expect(JSON.parse(manifest)).toMatchObject({ shards: [], pages: [] });
  });
});
