import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempTree } from "../../test/support/tempTree.ts";
import { helpOf } from "../help.mjs";
import { root } from "../root.mjs";

function run(...args: string[]) {
  const env = { ...process.env, INIT_CWD: join(root, "test/fixtures") };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", ...args], {
    cwd: root,
    encoding: "utf8",
    env,
  });
  return { status, printed: stdout + stderr };
}

it("explains every command in its own words, with examples", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const commands = Object.keys(scripts).filter((name) => name !== "prepare");
  const without = commands.filter((name) => !helpOf(name).includes(`npm run ${name}`));
  expect(without).toEqual([]);
});

it.each(["--help", "-h"])("prints the help for %s, and does nothing else", (option) => {
  const { status, printed } = run("deploy", option);
  expect(status).toBe(0);
  expect(printed).toContain("npm run deploy -- nginx --port 80\n");
});

it.each(["build", "examples", "check", "screenshots", "bench", "test", "format", "schema"])(
  "names an unknown option of %s in one line",
  (command) => {
    expect(run(command, "--nonsense")).toEqual({
      status: 1,
      printed: `Unknown option '--nonsense': npm run ${command} -- --help lists what there is.\n`,
    });
  },
);

it.each([
  ["whose lockfile cannot be read", "site", "package-lock.json cannot be read. Get it back: git checkout"],
  ["in a folder with #", "c#", "The bundler reads no folder whose path has # or ?: "],
  ["in a folder with ?", "what?", "The bundler reads no folder whose path has # or ?: "],
])("says in one line why nothing runs in a checkout %s", async (_case, name, reason) => {
  const checkout = join(await tempTree({ [`${name}/package-lock.json`]: "<<<<<<< HEAD\n{}" }), name);
  await cp(join(root, "scripts"), join(checkout, "scripts"), { recursive: true });
  const options = { cwd: checkout, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "dev"], options);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr.startsWith(reason)).toBe(true);
  expect(await readdir(checkout)).toEqual(["package-lock.json", "scripts"]);
});

it("takes no pictures of an address where the site is not served", () => {
  expect(run("screenshots", "http://127.0.0.1:9")).toEqual({
    status: 1,
    printed: 'http://127.0.0.1:9 does not serve the pages of the tools: run "npm start" first.\n',
  });
});

it("takes no pictures without an address", () => {
  expect(run("screenshots")).toMatchObject({
    status: 2,
    printed: expect.stringMatching(/^Give the address of the served site: [^\n]*\n$/),
  });
});
