import { describe, expect, it } from "vitest";
import { cacheName, KEPT_LIST, parseKeptPages } from "../../src/shared/offline.ts";
import { MOST_PAGES, openPageStore } from "../../src/worker/pageStore.ts";
import { fakeServer } from "./fakeServer.ts";
import { memoryCaches } from "./memoryCaches.ts";

function setUp(paths: string[], baseUrl = "/") {
  const server = fakeServer("one", paths, baseUrl);
  const memory = memoryCaches();
  const open = (build: string) =>
    openPageStore({ baseUrl, build, caches: memory.caches, fetch: server.fetch });
  const list = async (build: string) =>
    parseKeptPages(JSON.parse((await memory.text(cacheName(baseUrl, build), baseUrl + KEPT_LIST)) ?? "[]"));
  return { server, memory, open, list };
}

describe("a visited page", () => {
  it("is kept as document and payload, found by its key, and listed by its title", async () => {
    const { memory, open, list } = setUp(["/docs/a"], "/manual/");
    await open("one").visit("/docs/a");
    expect(memory.urls("site /manual/ one")).toEqual([
      "/manual/docs/a",
      "/manual/docs/a.json",
      "/manual/offline/kept.json",
    ]);
    expect(await list("one")).toEqual([{ path: "/docs/a", title: "Title of /docs/a" }]);
    expect(await (await open("one").document("/docs/a"))?.text()).toContain("<p>/docs/a</p>");
  });

  it("comes first in the list, once, also when several are visited at a time", async () => {
    const { open, list } = setUp(["/a", "/b", "/c"]);
    const store = open("one");
    await Promise.all([store.visit("/a"), store.visit("/b"), store.visit("/c")]);
    expect(await list("one")).toHaveLength(3);
    await store.visit("/b");
    expect((await list("one"))[0]?.path).toBe("/b");
    expect(await list("one")).toHaveLength(3);
  });

  it("evicts the oldest beyond the limit, with its files", async () => {
    const paths = Array.from({ length: MOST_PAGES + 2 }, (_, at) => `/page-${at}`);
    const { memory, open, list } = setUp(paths);
    const store = open("one");
    for (const path of paths) await store.visit(path);
    expect((await list("one")).map(({ path }) => path)).toEqual(paths.slice(2).reverse());
    expect(memory.urls("site / one")).toHaveLength(2 * MOST_PAGES + 1);
    expect(await store.document("/page-0")).toBeUndefined();
  });

  it("is not kept when the server has another build", async () => {
    const { server, memory, open } = setUp(["/docs/a"]);
    server.payloadBuild = "two";
    await open("one").visit("/docs/a");
    server.build = "two";
    server.payloadBuild = "one";
    await open("one").visit("/docs/a");
    expect(memory.urls("site / one")).toEqual([]);
  });

  it("stays unchanged offline", async () => {
    const { server, open, list } = setUp(["/docs/a"]);
    const store = open("one");
    await store.visit("/docs/a");
    server.isUp = false;
    await expect(store.visit("/docs/a")).rejects.toThrow();
    expect(await list("one")).toHaveLength(1);
  });
});

describe("a file that was fetched", () => {
  it("is kept; of the indexes of the text, those of the three versions that were fetched last", async () => {
    const { memory, open } = setUp([]);
    const store = open("one");
    const index = (name: string) => store.keepFile(`/assets/search/${name}.json`, new Response(name));
    for (const name of ["a", "b", "c"]) await index(name);
    await store.keepFile("/assets/entry-1.js", new Response("code"));
    await index("a");
    await index("d");
    const kept = ["a", "c", "d"].map((name) => `/assets/search/${name}.json`);
    expect(memory.urls("site / one")).toEqual(["/assets/entry-1.js", ...kept]);
    expect(await (await store.file("/assets/entry-1.js"))?.text()).toBe("code");
  });
});

describe("installing", () => {
  it("caches the shell's files and the offline page", async () => {
    const { memory, open } = setUp([]);
    const store = open("one");
    await store.install(["assets/entry-1.js"]);
    expect(memory.urls("site / one")).toEqual(["/assets/entry-1.js", "/offline", "/offline.json"]);
    expect(await (await store.document("/offline"))?.text()).toContain("<p>/offline</p>");
    expect(await store.document("/docs/unknown")).toBeUndefined();
  });

  it("fails while the server has another build, so that the browser tries again", async () => {
    const { server, open } = setUp([]);
    server.build = "two";
    await expect(open("one").install([])).rejects.toThrow("another build than one");
  });
});

describe("a new build", () => {
  it("deletes the caches of other builds of this site only", async () => {
    const { memory, open } = setUp(["/docs/a"]);
    await memory.caches.open("site /manual/ one");
    await memory.caches.open("somebody else's");
    await open("one").visit("/docs/a");
    await open("two").visit("/docs/a");
    expect(memory.names().sort()).toEqual(["site / two", "site /manual/ one", "somebody else's"]);
  });

  it("fetches kept pages again, after the visited one, and serves none of them before that", async () => {
    const { server, open, list } = setUp(["/a", "/b", "/c", "/gone"]);
    for (const key of ["/a", "/gone", "/b"]) await open("one").visit(key);
    server.build = "two";
    server.paths.delete("/gone");
    const store = open("two");
    expect(await store.document("/b")).toBeUndefined();
    await store.visit("/c");
    expect((await list("two")).map(({ path }) => path)).toEqual(["/c", "/b", "/a"]);
    expect(await (await store.document("/b"))?.text()).toContain('data-build="two"');
  });

  it("resumes when the connection is back", async () => {
    const { server, memory, open, list } = setUp(["/a", "/b"]);
    await open("one").visit("/a");
    server.build = "two";
    const store = open("two");
    server.isUp = false;
    await expect(store.visit("/offline")).rejects.toThrow();
    expect(memory.names()).toContain("site / one");
    server.isUp = true;
    await store.visit("/b");
    expect((await list("two")).map(({ path }) => path)).toEqual(["/b", "/a"]);
    expect(memory.names()).toEqual(["site / two"]);
  });
});
