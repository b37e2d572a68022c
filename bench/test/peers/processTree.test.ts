import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { treeMemory } from "../../peers/processTree.ts";

const ALLOCATED = 100e6;

it.runIf(existsSync("/proc/self/status"))(
  "counts the memory of what a process has started",
  async () => {
    const helper = `const held = Buffer.alloc(${ALLOCATED}, 1); console.log("ready"); setInterval(() => held[0], 1000)`;
    const script = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(helper)}], { stdio: "inherit" })`;
    const child = spawn(process.execPath, ["-e", script], {
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await once(child.stdout, "data");
      expect(treeMemory(child.pid ?? 0)).toBeGreaterThan(ALLOCATED);
    } finally {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    }
  },
  30_000,
);

it("does not know processes that are gone", () => {
  expect(treeMemory(2 ** 22 + 1)).toBeNull();
});
