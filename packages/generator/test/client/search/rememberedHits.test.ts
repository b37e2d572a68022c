import { afterEach, describe, expect, it, vi } from "vitest";
import { forget, readRemembered, remember } from "../../../src/client/search/rememberedHits.ts";
import { stubStorage } from "../fakes.ts";

const hit = (url: string) => ({ url, title: url, heading: null, labels: [] });

afterEach(() => void vi.unstubAllGlobals());

describe("remembered hits", () => {
  it("are the last ones first, each once, and no more than seven", () => {
    stubStorage();
    for (const url of ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h", "/a"]) remember("recent", hit(url));
    expect(readRemembered().recent.map(({ url }) => url)).toEqual(["/a", "/h", "/g", "/f", "/e", "/d", "/c"]);
  });

  it("move to the favorites, stay there when opened again, and can be forgotten", () => {
    stubStorage();
    remember("recent", hit("/a"));
    expect(remember("favorite", hit("/a"))).toEqual({ recent: [], favorite: [hit("/a")] });
    expect(remember("recent", hit("/a")).favorite).toEqual([hit("/a")]);
    expect(forget(hit("/a"))).toEqual({ recent: [], favorite: [] });
  });

  it("skip invalid items", () => {
    const list = [hit("//other.test/"), hit("javascript:alert(1)"), { url: "/a" }, null, hit("/ok")];
    stubStorage({ "search-recent": JSON.stringify(list), "search-favorite": "{" });
    expect(readRemembered()).toEqual({ recent: [hit("/ok")], favorite: [] });
  });
});
