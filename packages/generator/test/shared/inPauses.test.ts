import { expect, it } from "vitest";
import { heldPauses } from "../../../../test/support/heldPauses.ts";
import { createInPauses } from "../../src/shared/inPauses.ts";

it("works through items when a pause has passed in which no other was asked for", async () => {
  const done: string[] = [];
  const { pause, endPause } = heldPauses();
  const doLater = createInPauses({ pause, work: async (url) => void done.push(url) });
  const first = doLater("/a");
  doLater("/b");
  doLater("/a");
  await endPause();
  expect(done).toEqual([]);
  await endPause();
  await first;
  expect(done).toEqual(["/a", "/b"]);

  doLater("/c");
  await endPause();
  expect(done).toEqual(["/a", "/b", "/c"]);
});

it("waits anew when one is asked for while others are being done", async () => {
  const done: string[] = [];
  const { pause, endPause } = heldPauses();
  const doLater = createInPauses({
    pause,
    work: async (url) => {
      if (url === "/a") doLater("/c");
      done.push(url);
    },
  });
  doLater("/a");
  doLater("/b");
  await endPause();
  await endPause();
  expect(done).toEqual(["/a"]);
  await endPause();
  expect(done).toEqual(["/a", "/b", "/c"]);
});

it("does the others when one fails", async () => {
  const done: string[] = [];
  const doLater = createInPauses({
    pause: async () => undefined,
    work: async (url) => {
      if (url === "/gone") throw new TypeError("No connection.");
      done.push(url);
    },
  });
  await Promise.all(["/a", "/gone", "/b"].map((item) => doLater(item)));
  expect(done).toEqual(["/a", "/b"]);
});
