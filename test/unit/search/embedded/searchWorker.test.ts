import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "../../../../src/search/embedded/messages.ts";
import { indexFiles, record } from "../memoryIndex.ts";

const files = new Map(
  indexFiles([
    record({ page: "/docs/cer", title: "Cer" }),
    record({ page: "/docs/a", title: "One", text: "certificates" }),
    record({ page: "/docs/b", title: "Two", text: "certificates" }),
  ]),
);

/** The worker as the page sees it; fetched files are noted. */
async function startWorker(connection: { saveData?: boolean } = {}) {
  const heard: ((event: { data: ToWorker }) => void)[] = [];
  const waiting = new Map<number, () => void>();
  const fetched: string[] = [];
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("addEventListener", (_: string, listener: (typeof heard)[number]) => heard.push(listener));
  vi.stubGlobal("postMessage", (message: FromWorker | "ready") => {
    if (message !== "ready") waiting.get(message.id)?.();
  });
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    return new Response(files.get(url.replace("https://site.test/", "")));
  });
  vi.resetModules();
  await import("../../../../src/search/embedded/searchWorker.ts");
  const send = (data: ToWorker) => {
    for (const listener of heard) listener({ data });
  };
  send({ type: "open", root: "https://site.test/", baseUrl: "/" });
  return {
    fetched,
    async ask(id: number, text: string) {
      const answered = new Promise<void>((resolve) => waiting.set(id, resolve));
      send({ type: "search", id, query: { text, limit: 1 } });
      await answered;
      return fetched.length;
    },
  };
}

describe("the search worker", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("fetches in a pause what the last word needs once it is finished", async () => {
    const { ask, fetched } = await startWorker();
    const before = await ask(1, "cer");
    await vi.advanceTimersByTimeAsync(100);
    await vi.waitFor(() => expect(fetched.length).toBeGreaterThan(before));
    const ahead = fetched.length;
    expect(await ask(2, "certificates")).toBe(ahead);
  });

  it.each([
    ["while the visitor types on", {}, 99],
    ["where data is to be saved", { saveData: true }, 1000],
  ])("fetches nothing ahead %s", async (_, connection, ms) => {
    const { ask, fetched } = await startWorker(connection);
    const before = await ask(1, "cer");
    await vi.advanceTimersByTimeAsync(ms);
    expect(fetched).toHaveLength(before);
    const after = await ask(2, "cer ");
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toHaveLength(after);
  });
});
