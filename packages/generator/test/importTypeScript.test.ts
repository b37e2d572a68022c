import { readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempTree } from "../../../test/support/tempTree.ts";
import { importTypeScript } from "../bin/importTypeScript.mjs";

const HOUR = 3_600_000;

it("keeps code that is in use longer than code that is not", async () => {
  const root = await tempTree({
    "package-lock.json": "{}",
    "used.ts": "export const value: number = 1;",
    "unused.ts": "export const value: number = 2;",
    "other.ts": "export const value: number = 3;",
  });
  const cache = join(root, "node_modules/.cache/typescript");
  const load = (name: string) => importTypeScript(join(root, name), root);
  const age = (hours: number) => {
    for (const name of readdirSync(cache)) {
      const path = join(cache, name);
      const then = new Date(statSync(path).mtimeMs - hours * HOUR);
      utimesSync(path, then, then);
    }
  };
  await load("unused.ts");
  await load("used.ts");
  age(20);
  expect((await load("used.ts")).module.value).toBe(1);
  age(5);
  await load("other.ts");
  expect(readdirSync(cache).map((name) => name.replace(/-.*/, ""))).toEqual(["other", "used"]);
});
