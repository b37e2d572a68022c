import { expect, it, vi } from "vitest";
import { runMeasured } from "../build/runMeasured.ts";

// Starting programs takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const node = (script: string, limitMs = 60_000) =>
  runMeasured({ program: process.execPath, args: ["-e", script], cwd: process.cwd(), limitMs });

it("says how a program ended and what it printed", async () => {
  expect(await node("console.log('hello'); process.exit(3)")).toMatchObject({
    failure: "ended with 3",
    output: "hello\n",
  });
  expect(await node("0")).toMatchObject({ failure: null });
});

const HELPER = "require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' })";

// The helper holds the output open: these runs could not end if it lived on.
it("ends a program at the limit, with all it started", async () => {
  expect((await node(`${HELPER}; setInterval(() => {}, 1000)`, 1500)).failure).toBe("stopped");
});

it("ends helpers that a program leaves behind", async () => {
  expect((await node(`${HELPER}; process.exit(0)`)).failure).toBeNull();
});

it("says when a program cannot be started", async () => {
  const request = { program: "no-such-program", args: [], cwd: process.cwd(), limitMs: 60_000 };
  expect((await runMeasured(request)).failure).toContain("ENOENT");
});
