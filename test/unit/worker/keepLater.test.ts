import { expect, it } from "vitest";
import { createKeepLater } from "../../../src/worker/keepLater.ts";

/** Pauses that end when the test says so. */
function heldPauses() {
  const waiting: (() => void)[] = [];
  return {
    pause: () => new Promise<void>((done) => waiting.push(done)),
    async endPause() {
      waiting.shift()?.();
      await new Promise((done) => setImmediate(done));
    },
  };
}

it("keeps files when a pause has passed in which no other was asked for", async () => {
  const kept: string[] = [];
  const { pause, endPause } = heldPauses();
  const keepLater = createKeepLater({ pause, keep: async (url) => void kept.push(url) });
  const first = keepLater("/a");
  keepLater("/b");
  keepLater("/a");
  await endPause();
  expect(kept).toEqual([]);
  await endPause();
  await first;
  expect(kept).toEqual(["/a", "/b"]);

  keepLater("/c");
  await endPause();
  expect(kept).toEqual(["/a", "/b", "/c"]);
});

it("waits anew when one is asked for while others are being kept", async () => {
  const kept: string[] = [];
  const { pause, endPause } = heldPauses();
  const keepLater = createKeepLater({
    pause,
    keep: async (url) => {
      if (url === "/a") keepLater("/c");
      kept.push(url);
    },
  });
  keepLater("/a");
  keepLater("/b");
  await endPause();
  await endPause();
  expect(kept).toEqual(["/a"]);
  await endPause();
  expect(kept).toEqual(["/a", "/b", "/c"]);
});

it("keeps the others when one cannot be kept", async () => {
  const kept: string[] = [];
  const keepLater = createKeepLater({
    pause: async () => undefined,
    keep: async (url) => {
      if (url === "/gone") throw new TypeError("No connection.");
      kept.push(url);
    },
  });
  await Promise.all(["/a", "/gone", "/b"].map(keepLater));
  expect(kept).toEqual(["/a", "/b"]);
});
