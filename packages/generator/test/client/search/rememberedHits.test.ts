import { describe, expect, it } from "vitest";
import { forget, readRemembered, remember } from "../../../src/client/search/rememberedHits.ts";

const hit = (url: string) => ({ url, title: url, heading: null, labels: [] });

function memoryStore(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string | null) =>
      void (value === null ? values.delete(key) : values.set(key, value)),
  };
}

describe("remembered hits", () => {
  it("are the last ones first, each once, and no more than seven", () => {
    const store = memoryStore();
    for (const url of ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h", "/a"])
      remember(store, "recent", hit(url));
    expect(readRemembered(store).recent.map(({ url }) => url)).toEqual([
      "/a",
      "/h",
      "/g",
      "/f",
      "/e",
      "/d",
      "/c",
    ]);
  });

  it("move to the favorites, stay there when opened again, and can be forgotten", () => {
    const store = memoryStore();
    remember(store, "recent", hit("/a"));
    expect(remember(store, "favorite", hit("/a"))).toEqual({ recent: [], favorite: [hit("/a")] });
    expect(remember(store, "recent", hit("/a")).favorite).toEqual([hit("/a")]);
    expect(forget(store, hit("/a"))).toEqual({ recent: [], favorite: [] });
  });

  it("leave out what is not ours", () => {
    const list = [hit("//other.test/"), hit("javascript:alert(1)"), { url: "/a" }, null, hit("/ok")];
    const store = memoryStore({ "search-recent": JSON.stringify(list), "search-favorite": "{" });
    expect(readRemembered(store)).toEqual({ recent: [hit("/ok")], favorite: [] });
  });
});
