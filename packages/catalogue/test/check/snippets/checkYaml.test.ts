import { expect, it } from "vitest";
import { checkYaml } from "../../../src/check/snippets/checkYaml.ts";

it("accepts YAML, several documents too", () => {
  expect(checkYaml({ lang: "yaml", code: "a: &x 1\n---\nb: [2]\nc: &x { d: 1 }\ne: *x\n", line: 1 })).toEqual(
    [],
  );
});

it.each([
  ["a wrong indent", "a:\n  b: 1\n c: 2\n", 13],
  ["a key twice", "a: 1\na: 2\n", 12],
  ["an alias without anchor", "a: &a 1\nb: *a\nc: *b\n", 13],
])("finds the line of %s", (_case, code, line) => {
  expect(checkYaml({ lang: "yaml", code, line: 10 })).toMatchObject([{ rule: "yaml", line }]);
});
