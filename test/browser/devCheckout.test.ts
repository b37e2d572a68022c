import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { tempTree } from "../support/tempTree.ts";
import { test } from "./support/browserTest.ts";
import { recordPageLoads } from "./support/records.ts";

const COPIED = [
  "packages",
  "scripts",
  "package.json",
  "package-lock.json",
  "node_modules/@docs",
  "node_modules/@fontsource",
];
/** Below `node_modules`, where all else is linked: what names the checkout, and what commands leave there. */
const NOT_LINKED = ["@docs", "@fontsource", ".cache", ".vite"];

test("the first visit of a new checkout loads once, and saves show even below a folder called dist", async ({
  open,
}) => {
  const root = join(await tempTree(), "dist", "site");
  await copyCheckout(root);
  const file = join(root, "content/docs/a.md");
  await mkdir(join(root, "content/docs"), { recursive: true });
  await writeFile(file, "# First words\n");
  const url = await startDev(root);

  let loads: string[] = [];
  const failed: string[] = [];
  const page = await open(`${url}docs/a`, {
    prepare: async (prepared) => {
      loads = recordPageLoads(prepared);
      prepared.on("response", (response) => response.ok() || failed.push(response.url()));
    },
  });
  await writeFile(file, "# Other words\n");
  await page.getByRole("heading", { name: "Other words" }).waitFor();
  expect(failed).toEqual([]);
  expect(loads).toEqual([`${url}docs/a`]);
});

async function copyCheckout(root: string) {
  const options = { recursive: true, verbatimSymlinks: true };
  await Promise.all(COPIED.map((name) => cp(join(projectRoot, name), join(root, name), options)));
  const packages = await readdir(join(projectRoot, "node_modules"));
  const linked = packages
    .filter((name) => !NOT_LINKED.includes(name))
    .map((name) => join("node_modules", name));
  await Promise.all(linked.map((name) => symlink(join(projectRoot, name), join(root, name))));
}

/** Runs `npm run dev` there, and returns its address. */
async function startDev(root: string): Promise<string> {
  const child = spawn(process.execPath, ["scripts/run.mjs", "dev", "--port", "0"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  onTestFinished(async () => {
    child.kill();
    await closed;
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /^Developing on (\S+)/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error("The server ended before it was ready.");
}
