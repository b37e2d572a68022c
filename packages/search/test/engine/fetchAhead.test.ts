import { expect, it, onTestFinished, vi } from "vitest";
import { heldPauses } from "../../../../test/support/heldPauses.ts";
import { createFetchAhead } from "../../src/engine/fetchAhead.ts";
import { memoryIndex, record, urlsFor } from "../memoryIndex.ts";

const records = Array.from({ length: 30 }, (_, at) =>
  record({ page: `/docs/${at}`, title: `Page ${at}`, text: `Zebra${at} and mail.` }),
);

it("fetches packs one by one, after a search and a pause", async () => {
  const fetched: string[] = [];
  const { pause, endPause } = heldPauses();
  const ahead = createFetchAhead({ pause, fetchPack: async (name) => fetched.push(name) });
  expect(await ahead.after(["a", "b"], async () => "answer")).toBe("answer");
  expect(fetched).toEqual([]);
  await endPause();
  expect(fetched).toEqual(["a", "b"]);
});

it("waits as long as a search runs, and once more after it", async () => {
  const fetched: string[] = [];
  const { pause, endPause } = heldPauses();
  const ahead = createFetchAhead({ pause, fetchPack: async (name) => fetched.push(name) });
  let finish = () => {};
  const searching = ahead.after(["a"], () => new Promise<void>((done) => (finish = done)));
  await endPause();
  expect(fetched).toEqual([]);
  finish();
  await searching;
  await endPause();
  expect(fetched).toEqual(["a"]);
});

it("stops between two packs when somebody searches", async () => {
  const fetched: string[] = [];
  const { pause, endPause } = heldPauses();
  const ahead = createFetchAhead({
    pause,
    async fetchPack(name) {
      fetched.push(name);
      if (fetched.length === 1) await ahead.after(["a", "b"], async () => "another");
    },
  });
  await ahead.after(["a", "b"], async () => "one");
  await endPause();
  expect(fetched).toEqual(["a"]);
  await endPause();
  expect(fetched.toSorted()).toEqual(["a", "a", "b"]);
});

it("goes on after a search that failed", async () => {
  const fetched: string[] = [];
  const ahead = createFetchAhead({ pause: async () => {}, fetchPack: async (name) => fetched.push(name) });
  await expect(ahead.after(["a"], () => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
  await vi.waitUntil(() => fetched.length > 0);
});

it("lets later queries ask nobody, and a visitor who saves data fetch nothing", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const mayFetch of [true, false]) {
    const site = memoryIndex(records, { mayFetchAhead: () => mayFetch });
    expect(await urlsFor(site, "zebra3")).toContain("/docs/3");
    await vi.runAllTimersAsync();
    const before = site.fetched.length;
    expect(await urlsFor(site, "zebra7")).toContain("/docs/7");
    expect(site.fetched.length - before === 0).toBe(mayFetch);
  }
});
