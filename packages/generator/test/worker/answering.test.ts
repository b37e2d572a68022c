import { describe, expect, it } from "vitest";
import { type AnswerHost, answerRequest } from "../../src/worker/answerRequest.ts";
import { cacheFile } from "../../src/worker/cacheFile.ts";
import { type CacheableRequest, classifyRequest } from "../../src/worker/classifyRequest.ts";

const place = { origin: "https://site.test", baseUrl: "/manual/" };

function classify(
  path: string,
  parts: { method?: string; mode?: string; destination?: string; range?: boolean } = {},
) {
  const { method = "GET", mode = "cors", destination = "", range = false } = parts;
  const request = {
    url: new URL(path, place.origin).href,
    method,
    mode: mode as RequestMode,
    destination: destination as RequestDestination,
    headers: { has: () => range },
  };
  return classifyRequest(request, place);
}

describe("a request", () => {
  it("for a page has one key for all spellings, and a file has none", () => {
    const navigate = { mode: "navigate" };
    for (const path of ["/manual/docs/a", "/manual/docs/a/?x=1", "/manual/docs/a.html#y"])
      expect(classify(path, navigate)).toEqual({ kind: "document", key: "/docs/a" });
    expect(classify("/manual", navigate)).toEqual({ kind: "document", key: "/" });
    expect(classify("/manual/docs/a.md", navigate)).toEqual({ kind: "document", key: null });
  });

  it("for a file is classified by its path", () => {
    expect(classify("/manual/assets/entry-1.js")).toEqual({ kind: "hashed" });
    expect(classify("/manual/assets/search/a-1.json")).toEqual({ kind: "hashed" });
    expect(classify("/manual/search-index.json")).toEqual({ kind: "changing" });
    expect(classify("/manual/img/a.png", { destination: "image" })).toEqual({ kind: "changing" });
    expect(classify("/manual/docs/a.json")).toEqual({ kind: "payload" });
  });

  it("is ignored when it is for another site, not a plain GET, or not cacheable", () => {
    expect(classify("/other/docs/a", { mode: "navigate" })).toBeNull();
    expect(classify("https://elsewhere.test/manual/assets/a.js")).toBeNull();
    expect(classify("/manual/docs/a.json", { method: "HEAD" })).toBeNull();
    expect(classify("/manual/assets/a.js", { range: true })).toBeNull();
    expect(classify("/manual/docs/a.md")).toBeNull();
  });
});

describe("an answer", () => {
  const all: CacheableRequest[] = [
    { kind: "document", key: "/a" },
    { kind: "hashed" },
    { kind: "changing" },
    { kind: "payload" },
  ];

  async function answer(asked: CacheableRequest, parts: Partial<AnswerHost> = {}) {
    const cached: Response[] = [];
    const response = await answerRequest(asked, {
      network: async () => new Response("network"),
      patience: () => new Promise((done) => setTimeout(done, 20)),
      keptDocument: async () => new Response("kept document"),
      offlinePage: async () => new Response("offline page"),
      keptFile: async () => new Response("kept file"),
      hashedFile: async () => new Response("hashed file"),
      cacheFile: (copy) => cached.push(copy),
      ...parts,
    });
    return [response.type === "error" ? "error" : await response.text(), cached.length];
  }

  const offline = { network: () => Promise.reject(new TypeError("Failed to fetch")) };
  const nothing = { keptDocument: async () => undefined, keptFile: async () => undefined };

  it("comes from the network when online, except hashed files", async () => {
    expect(await Promise.all(all.map((asked) => answer(asked)))).toEqual([
      ["network", 0],
      ["hashed file", 0],
      ["network", 1],
      ["network", 0],
    ]);
    expect(await answer({ kind: "hashed" }, { hashedFile: async () => undefined })).toEqual(["network", 1]);
  });

  it("is the server's response, even if it is an error", async () => {
    const network = async () => new Response("broken", { status: 500 });
    for (const asked of all)
      expect((await answer(asked, { network, hashedFile: async () => undefined }))[0]).toBe("broken");
  });

  it("comes from the cache when offline", async () => {
    expect(await Promise.all(all.map((asked) => answer(asked, offline)))).toEqual([
      ["kept document", 0],
      ["hashed file", 0],
      ["kept file", 0],
      ["kept file", 0],
    ]);
  });

  it("comes from the cache when the connection hangs", async () => {
    const hanging = { network: () => new Promise<Response>((done) => setTimeout(done, 10_000)) };
    expect(await Promise.all(all.map((asked) => answer(asked, hanging)))).toEqual([
      ["kept document", 0],
      ["hashed file", 0],
      ["kept file", 0],
      ["kept file", 0],
    ]);
  });

  it("waits for a slow connection when nothing is cached", async () => {
    const network = () =>
      new Promise<Response>((done) => setTimeout(() => done(new Response("network")), 50));
    const slow = { ...nothing, network, hashedFile: async () => undefined };
    for (const asked of all) expect((await answer(asked, slow))[0]).toBe("network");
  });

  it("is the offline page for a page that is not kept", async () => {
    expect(await answer({ kind: "document", key: "/a" }, { ...offline, ...nothing })).toEqual([
      "offline page",
      0,
    ]);
  });

  it("is an error when nothing is cached, and for linked files", async () => {
    const lost = {
      ...offline,
      ...nothing,
      offlinePage: async () => undefined,
      hashedFile: async () => undefined,
    };
    for (const asked of all) expect(await answer(asked, lost)).toEqual(["error", 0]);
    expect(await answer({ kind: "document", key: null }, offline)).toEqual(["error", 0]);
  });
});

describe("cached files", () => {
  it("that change with the content are limited and evicted oldest first; the shell's stay", async () => {
    const urls: string[] = [];
    const cache = {
      put: async (url: string) => void urls.push(url),
      keys: async () => urls.map((url) => new Request(url)),
      delete: async (request: Request) => urls.splice(urls.indexOf(request.url), 1).length > 0,
    } as unknown as Cache;
    const put = (path: string, type: string) =>
      cacheFile(cache, `https://site.test/${path}`, new Response("", { headers: { "Content-Type": type } }));
    await put("assets/entry-1.js", "text/javascript");
    await put("assets/search/1.json", "application/json");
    for (let at = 0; at < 300; at += 1) await put(`img/${at}.png`, "image/png");
    expect(urls).toHaveLength(301);
    expect(urls.slice(0, 2)).toEqual(["https://site.test/assets/entry-1.js", "https://site.test/img/0.png"]);
  });

  it.each([
    ["assets/entry-1.js", "text/javascript; charset=utf-8", 200, true],
    ["assets/entry-1.js", "text/html", 200, false],
    ["assets/nav-1.json", "application/json", 200, true],
    ["assets/nav-1.json", "text/html; charset=utf-8", 200, false],
    ["img/a.png", "image/png", 200, true],
    ["img/a.png", "text/html", 200, false],
    ["assets/entry-1.js", "text/javascript", 206, false],
  ])("have the type that their name says: %s as %s with status %i", async (file, type, status, isKept) => {
    const urls: string[] = [];
    const cache = {
      put: async (url: string) => void urls.push(url),
      keys: async () => [],
    } as unknown as Cache;
    const answer = new Response("", { status, headers: { "Content-Type": type } });
    await cacheFile(cache, `https://site.test/${file}`, answer);
    expect(urls).toHaveLength(isKept ? 1 : 0);
  });
});
