import { afterEach, describe, expect, it, vi } from "vitest";
import { createEmbeddedProvider } from "../../src/embedded/createEmbeddedProvider.ts";
import type { FromWorker, ToWorker } from "../../src/embedded/messages.ts";
import { type SearchAnswer, SearchUnavailable } from "../../src/search.ts";
import { indexFiles, record } from "../memoryIndex.ts";

const ANSWER: SearchAnswer = { hits: [], total: 7, sections: [] };
const QUERY = { text: "quota", limit: 5 };

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static onMessage: (worker: FakeWorker, message: ToWorker) => void = () => {};
  terminated = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(message: ToWorker) {
    queueMicrotask(() => FakeWorker.onMessage(this, message));
  }
  terminate() {
    this.terminated = true;
  }
  say(data: FromWorker | "ready") {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function withWorker(onMessage: typeof FakeWorker.onMessage) {
  FakeWorker.made = [];
  FakeWorker.onMessage = onMessage;
  vi.stubGlobal("location", { href: "https://site.test/base/docs/" });
  vi.stubGlobal("Worker", FakeWorker);
  return createEmbeddedProvider({ baseUrl: "/base/" });
}

afterEach(() => vi.unstubAllGlobals());

describe("the embedded provider", () => {
  it("asks the worker, which knows where the site is", async () => {
    const heard: ToWorker[] = [];
    const provider = withWorker((worker, message) => {
      heard.push(message);
      if (message.type === "open") worker.say("ready");
      if (message.type === "search") worker.say({ id: message.id, answer: ANSWER });
    });
    provider.prepare();
    expect(await provider.search(QUERY)).toEqual(ANSWER);
    expect(heard[0]).toEqual({ type: "open", root: "https://site.test/base/", baseUrl: "/base/" });
    expect(FakeWorker.made).toHaveLength(1);
  });

  it("passes a failure on with its reason", async () => {
    const provider = withWorker((worker, message) => {
      if (message.type === "open") worker.say("ready");
      if (message.type === "search") {
        worker.say({ id: message.id, failure: { reason: "corrupt", message: "Damaged." } });
      }
    });
    const error = await provider.search(QUERY).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(SearchUnavailable);
    expect(error).toMatchObject({ reason: "corrupt", message: "Damaged." });
  });

  it("tells the worker when nobody waits any more, unless it has answered", async () => {
    const heard: ToWorker["type"][] = [];
    const provider = withWorker((worker, message) => {
      heard.push(message.type);
      if (message.type === "open") worker.say("ready");
      if (message.type === "search" && message.id === 1) worker.say({ id: 1, answer: ANSWER });
    });
    const [answered, open] = [new AbortController(), new AbortController()];
    await provider.search(QUERY, answered.signal);
    answered.abort();
    const waiting = provider.search(QUERY, open.signal);
    await vi.waitFor(() => expect(heard).toEqual(["open", "search", "search"]));
    open.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    await vi.waitFor(() => expect(heard.at(-1)).toBe("cancel"));
    expect(heard).toHaveLength(4);
  });

  it("runs on the page where the worker cannot start", async () => {
    const provider = withWorker((worker) => worker.dispatchEvent(new Event("error")));
    const files = new Map(indexFiles([record({ page: "/docs/quota", title: "Quota" })]));
    vi.stubGlobal(
      "fetch",
      async (url: string) => new Response(files.get(url.replace("https://site.test/base/", ""))),
    );
    const { hits } = await provider.search(QUERY);
    expect(hits.map(({ url }) => url)).toEqual(["/base/docs/quota"]);
    await provider.search(QUERY);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it("starts another worker when one has stopped", async () => {
    let stops = true;
    const provider = withWorker((worker, message) => {
      if (message.type === "open") worker.say("ready");
      if (message.type !== "search") return;
      if (stops) worker.dispatchEvent(new Event("error"));
      else worker.say({ id: message.id, answer: ANSWER });
    });
    await expect(provider.search(QUERY)).rejects.toBeInstanceOf(SearchUnavailable);
    stops = false;
    expect(await provider.search(QUERY)).toEqual(ANSWER);
    expect(FakeWorker.made.map(({ terminated }) => terminated)).toEqual([true, false]);
  });
});
