import { describe, expect, it } from "vitest";
import { createEmbeddedProvider } from "../../src/embedded/createEmbeddedProvider.ts";
import type { FromWorker, ToWorker } from "../../src/embedded/searchWorker.ts";
import { LAST } from "../../src/indexFormat.ts";
import type { SearchAnswer } from "../../src/search.ts";

const ANSWER: SearchAnswer = {
  hits: [],
  total: 7,
  kinds: [],
  marked: [],
  corrected: null,
  isWeak: false,
  isComplete: true,
};
const QUERY = { text: "quota", limit: 5 };

class FakeWorker extends EventTarget {
  readonly received: ToWorker[] = [];
  readonly #onMessage: (worker: FakeWorker, message: ToWorker) => void;
  terminated = false;

  constructor(onMessage: (worker: FakeWorker, message: ToWorker) => void) {
    super();
    this.#onMessage = onMessage;
  }
  postMessage(message: ToWorker) {
    this.received.push(message);
    queueMicrotask(() => this.#onMessage(this, message));
  }
  terminate() {
    this.terminated = true;
  }
  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function withWorker(onMessage: (worker: FakeWorker, message: ToWorker) => void) {
  const workers: FakeWorker[] = [];
  const provider = createEmbeddedProvider({
    root: "https://site.test/base/",
    baseUrl: "/base/",
    version: LAST,
    startWorker() {
      const worker = new FakeWorker(onMessage);
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
  return { provider, workers };
}

describe("the embedded provider", () => {
  it("starts one worker with the site's address and passes on every answer", async () => {
    const { provider, workers } = withWorker((worker, message) => {
      if (message.type !== "search") return;
      const { id } = message;
      worker.say({ type: "answer", id, answer: { ...ANSWER, isComplete: false } });
      worker.say({ type: "answer", id, answer: ANSWER });
      worker.say({ type: "done", id });
    });
    const told: boolean[] = [];
    provider.prepare();
    await provider.search(QUERY, ({ isComplete }) => told.push(isComplete), new AbortController().signal);
    expect(told).toEqual([false, true]);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received[0]).toEqual({
      type: "open",
      root: "https://site.test/base/",
      version: LAST,
      baseUrl: "/base/",
    });
  });

  it("passes a failure on", async () => {
    const { provider } = withWorker((worker, message) => {
      if (message.type === "search") worker.say({ type: "failure", id: message.id, message: "Damaged." });
    });
    const asked = provider.search(QUERY, () => {}, new AbortController().signal);
    await expect(asked).rejects.toThrow("Damaged.");
  });

  it("cancels an aborted query in the worker", async () => {
    const { provider, workers } = withWorker(() => {});
    const asking = new AbortController();
    const asked = provider.search(QUERY, () => {}, asking.signal);
    asking.abort();
    await asked;
    expect(workers[0]?.received.at(-1)).toEqual({ type: "cancel", id: 1 });
  });

  it("starts a new worker after a crash", async () => {
    const { provider, workers } = withWorker((worker, message) => {
      if (message.type !== "search") return;
      if (message.id === 1) worker.dispatchEvent(new Event("error"));
      else worker.say({ type: "done", id: message.id });
    });
    const { signal } = new AbortController();
    await expect(provider.search(QUERY, () => {}, signal)).rejects.toThrow("stopped");
    await provider.search(QUERY, () => {}, signal);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });
});
