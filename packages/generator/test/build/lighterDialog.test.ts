import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { lighterDialog } from "../../src/build/lighterDialog.ts";

const folder = dirname(createRequire(import.meta.url).resolve("@docsearch/react/package.json"));
const file = join(folder, "dist/esm/index.js");
const { filter, handler: transform } = lighterDialog.transform;

describe("the dialog's program", () => {
  it("asks storage and selection once, and has no logo with its style", async () => {
    const code = transform(await readFile(file, "utf8"), file);
    expect(code).not.toMatch(/useRef\((xr|"undefined"!=typeof window)/);
    expect(code).not.toContain('className:"DocSearch-Logo"');
  });

  it("is refused when it is another version, with what to do", async () => {
    const code = (await readFile(file, "utf8")).replace("useRef(xr(", "useRef(zz(");
    expect(() => transform(code, file)).toThrow(/Look for it and change src\/build\/lighterDialog\.ts/);
  });

  it("is all that is changed", () => {
    expect(file).toMatch(filter.id);
    expect("/node_modules/react/index.js").not.toMatch(filter.id);
  });
});
