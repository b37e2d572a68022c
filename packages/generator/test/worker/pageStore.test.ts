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
    expect(await list("one")).toEqual([{ path: "/docs/a", title: "Title of /docs/a", due: false }]);
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

  it("stays unchanged offline, and is removed when it no longer exists", async () => {
    const { server, open, list } = setUp(["/docs/a"]);
    const store = open("one");
    await store.visit("/docs/a");
    server.isUp = false;
    await expect(store.visit("/docs/a")).rejects.toThrow();
    expect(await list("one")).toHaveLength(1);
    server.isUp = true;
    server.paths.delete("/docs/a");
    await store.visit("/docs/a");
    expect(await list("one")).toEqual([]);
    expect(await store.document("/docs/a")).toBeUndefined();
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

  it("fails when a captive portal answers with HTML", async () => {
    const { server, open } = setUp([]);
    server.scriptType = "text/html";
    await expect(open("one").install(["assets/entry-1.js"])).rejects.toThrow("no file /assets/entry-1.js");
  });

  it("fails while the server has another build, so that the browser tries again", async () => {
    const { server, open } = setUp([]);
    server.build = "two";
    await expect(open("one").install([])).rejects.toThrow("another build than one");
  });
});

describe("windows", () => {
  it("are still recorded after the worker was stopped and restarted", async () => {
    const { open } = setUp([]);
    expect(await open("two").addWindow("a", ["a", "b"])).toBe(false);
    expect(await open("two").addWindow("b", ["a", "b"])).toBe(true);
    expect(await open("two").hasWindows()).toBe(true);
  });

  it("are dropped once closed, and one of another build does not count", async () => {
    const { memory, open } = setUp([]);
    const store = open("two");
    await store.addWindow("a", ["a"]);
    expect(await store.addWindow("b", ["b", "old"])).toBe(false);
    expect(await memory.text("site / two", "/offline/windows.json")).toBe('["b"]');
  });
});

describe("a new build", () => {
  it("deletes the caches of other builds of this site only", async () => {
    const { memory, open } = setUp(["/docs/a"]);
    await memory.caches.open("site /manual/ one");
    await memory.caches.open("somebody else's");
    await open("one").visit("/docs/a");
    await open("two").replaceOthers();
    expect(memory.names().sort()).toEqual(["site / two", "site /manual/ one", "somebody else's"]);
  });

  it("fetches kept pages again, and serves none of them before that", async () => {
    const { server, open, list } = setUp(["/a", "/b", "/gone"]);
    for (const key of ["/a", "/gone", "/b"]) await open("one").visit(key);
    server.build = "two";
    server.paths.delete("/gone");
    const store = open("two");
    await store.replaceOthers();
    expect((await list("two")).map(({ path, due }) => [path, due])).toEqual([
      ["/b", true],
      ["/gone", true],
      ["/a", true],
    ]);
    expect(await store.document("/b")).toBeUndefined();
    await store.renew();
    expect((await list("two")).map(({ path, due }) => [path, due])).toEqual([
      ["/b", false],
      ["/a", false],
    ]);
    expect(await (await store.document("/b"))?.text()).toContain('data-build="two"');
  });

  it("resumes when the connection is back", async () => {
    const { server, open, list } = setUp(["/a"]);
    await open("one").visit("/a");
    server.build = "two";
    const store = open("two");
    await store.replaceOthers();
    server.isUp = false;
    await expect(store.renew()).rejects.toThrow();
    server.isUp = true;
    await store.renew();
    expect(await list("two")).toMatchObject([{ path: "/a", due: false }]);
    server.asked = [];
    await store.renew();
    expect(server.asked).toEqual([]);
  });
});
