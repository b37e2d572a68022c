import { join } from "node:path";
import { expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import type { ClientBundle } from "../../src/build/bundle.ts";
import { openBundle } from "../../src/build/openBundle.ts";
import type { ShellView } from "../../src/shared/shell.ts";

const shell = (siteTitle: string) => ({ siteTitle }) as ShellView;

/** Bundlers that answer once with the shell's title, and what they were asked. */
function bundlers() {
  const asked: string[][] = [];
  const start = () => {
    const questions: string[] = [];
    asked.push(questions);
    return {
      async bundle({ siteTitle }: ShellView) {
        questions.push(siteTitle);
        return { css: siteTitle } as ClientBundle;
      },
    };
  };
  return { asked, start };
}

it("bundles once for a shell that was foreseen, and again for one that was not", async () => {
  const file = join(await tempTree({}), "bundle.bin");
  const { asked, start } = bundlers();
  const bundle = await openBundle({ file, tool: "a", read: true }, start);
  expect(bundle.isNew).toBe(true);
  const found = await Promise.all(["x", "x", "y"].map((title) => bundle.bundle(shell(title))));
  expect(found.map(({ css }) => css)).toEqual(["x", "x", "y"]);
  expect(asked).toEqual([["x"], ["y"]]);
});

it("starts no bundler for what is stored", async () => {
  const file = join(await tempTree({}), "bundle.bin");
  await (await openBundle({ file, tool: "a", read: true }, bundlers().start)).bundle(shell("x"));
  const { asked, start } = bundlers();
  const again = await openBundle({ file, tool: "a", read: true }, start);
  expect(again.isNew).toBe(false);
  expect(await again.bundle(shell("x"))).toMatchObject({ css: "x" });
  expect(asked).toEqual([]);
});
