import { afterEach, expect, it, vi } from "vitest";
import { fetchOrKept } from "../../src/embedded/fetchOrKept.ts";

const offline = () => Promise.reject(new TypeError("No connection."));
const keeps = (kept: Response | undefined) => ({ match: vi.fn(async () => kept) });

afterEach(() => vi.unstubAllGlobals());

it("takes what is kept only where the network has no answer", async () => {
  const storage = keeps(new Response("kept"));
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", async () => new Response("fetched"));
  expect(await (await fetchOrKept("/part.json")).text()).toBe("fetched");
  expect(storage.match).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", offline);
  expect(await (await fetchOrKept("/part.json")).text()).toBe("kept");
});

it.each([
  ["nothing is kept", keeps(undefined)],
  ["there is no such storage", undefined],
  ["storage is blocked", { match: () => Promise.reject(new DOMException("No.", "SecurityError")) }],
])("says what the network said where %s", async (_, storage) => {
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("fetch", offline);
  await expect(fetchOrKept("/part.json")).rejects.toThrow("No connection.");
});
