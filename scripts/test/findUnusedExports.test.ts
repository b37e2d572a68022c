import { expect, it } from "vitest";
import { unusedExports } from "../findUnusedExports.mjs";

const file = (path: string, code: string) => ({ path, code });

it("names exports that no file imports, types included", () => {
  const files = [
    file(
      "packages/a/src/one.ts",
      "export function used() {}\nexport const spare = 1;\nexport interface Alone { x: 1 }",
    ),
    file("packages/a/src/two.ts", 'import { used } from "./one.ts";\nused();'),
  ];
  expect(unusedExports(files, new Set())).toEqual([
    'packages/a/src/one.ts exports "spare", which nothing imports',
    'packages/a/src/one.ts exports "Alone", which nothing imports',
  ]);
});

it("leaves alone what entries export, and what they pass on", () => {
  const files = [
    file("packages/a/src/index.ts", 'export { deep } from "./deep.ts";\nexport const here = 1;'),
    file("packages/a/src/deep.ts", "export const deep = 1;"),
  ];
  expect(unusedExports(files, new Set(["packages/a/src/index.ts"]))).toEqual([]);
});

it("takes imports in tests, in types and at run time into account", () => {
  const files = [
    file("packages/a/src/one.ts", "export const a = 1;\nexport type B = 1;\nexport const c = 1;"),
    file("packages/a/test/one.test.ts", 'import { a } from "../src/one.ts";\nexport type X = typeof a;'),
    file(
      "packages/a/src/two.ts",
      'type Y = import("./one.ts").B;\nconst { c } = await import("./one.ts");\nexport const z = c as Y;',
    ),
    file("packages/a/src/three.ts", 'import { z } from "./two.ts";\nz;'),
  ];
  expect(unusedExports(files, new Set())).toEqual([]);
});
