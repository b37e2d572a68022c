import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { tempTree } from "../../../test/support/tempTree.ts";
import { importTypeScript } from "../bin/importTypeScript.mjs";

const HOUR = 3_600_000;

it("keeps the code of a command that runs, and for a day that of one that has ended", async () => {
  const root = await tempTree({
    "package-lock.json": "{}",
    "running.ts": "export const value: number = 1;",
    "ended.ts": "export const value: number = 2;",
    "other.ts": "export const value: number = 3;",
  });
  const kept = async (name: string) => {
    expect((await importTypeScript(join(root, name), root)).module.value).toBeTypeOf("number");
    return readdirSync(join(root, "node_modules/.cache/typescript")).map((file) => file.replace(/-.*/, ""));
  };
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await kept("ended.ts");
  vi.clearAllTimers();
  await kept("running.ts");
  vi.advanceTimersByTime(20 * HOUR);
  expect(await kept("other.ts")).toEqual(["ended", "other", "running"]);
  vi.advanceTimersByTime(5 * HOUR);
  expect(await kept("other.ts")).toEqual(["other", "running"]);
});
