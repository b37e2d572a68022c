import { describe, expect, it } from "vitest";
import {
  type AnswerHost,
  answerFetch,
  type CacheableRequest,
  classifyRequest,
} from "../../src/worker/answerFetch.ts";

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
      expect(classify(path, navigate)).toEqual({ kind: "page", key: "/docs/a" });
    expect(classify("/manual", navigate)).toEqual({ kind: "page", key: "/" });
    expect(classify("/manual/docs/a.md", navigate)).toBeNull();
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
    { kind: "page", key: "/a" },
    { kind: "hashed" },
    { kind: "changing" },
    { kind: "payload" },
  ];

  async function answer(asked: CacheableRequest, parts: Partial<AnswerHost> = {}) {
    const kept: Response[] = [];
    const response = await answerFetch(asked, {
      network: async () => new Response("network"),
      patience: () => new Promise((done) => setTimeout(done, 20)),
      cached: async () => new Response("cached"),
      offlinePage: async () => new Response("offline page"),
      keep: (copy) => kept.push(copy),
      ...parts,
    });
    return [response.type === "error" ? "error" : await response.text(), kept.length];
  }

  const answers = (parts: Partial<AnswerHost>) => Promise.all(all.map((asked) => answer(asked, parts)));
  const offline = { network: () => Promise.reject(new TypeError("Failed to fetch")) };
  const hanging = { network: () => new Promise<Response>((done) => setTimeout(done, 10_000)) };
  const nothing = { cached: async () => undefined };

  it("comes from the network when online, except hashed files", async () => {
    expect(await answers({})).toEqual([
      ["network", 0],
      ["cached", 0],
      ["network", 1],
      ["network", 0],
    ]);
    expect(await answer({ kind: "hashed" }, nothing)).toEqual(["network", 1]);
  });

  it("is the server's response, even if it is an error, which is not cached", async () => {
    const network = async () => new Response("broken", { status: 500 });
    for (const asked of all) expect(await answer(asked, { ...nothing, network })).toEqual(["broken", 0]);
  });

  it.each([
    ["offline", offline],
    ["on a connection that hangs", hanging],
  ])("comes from the cache when %s", async (_case, parts) => {
    expect(await answers(parts)).toEqual(Array.from(all, () => ["cached", 0]));
  });

  it("waits for a slow connection when nothing is cached", async () => {
    const network = () =>
      new Promise<Response>((done) => setTimeout(() => done(new Response("network")), 50));
    for (const asked of all) expect((await answer(asked, { ...nothing, network }))[0]).toBe("network");
  });

  it("is the offline page for a page that is not kept, and an error for other files", async () => {
    expect(await answers({ ...offline, ...nothing })).toEqual([
      ["offline page", 0],
      ["error", 0],
      ["error", 0],
      ["error", 0],
    ]);
  });
});
