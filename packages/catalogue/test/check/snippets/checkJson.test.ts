import { expect, it } from "vitest";
import { checkJson } from "../../../src/check/snippets/checkJson.ts";

function check(code: string) {
  return checkJson({ lang: "json", code, line: 10 });
}

it("accepts JSON, and comments that only highlight", () => {
  expect(check('{\n  // highlight-next-line\n  "a": [1, "b"]\n}\n')).toEqual([]);
});

it.each([
  ["a comma too many", '{\n  "a": 1,\n}\n', 13],
  ["a comma too few", '{\n  "a": 1\n  "b": 2\n}\n', 13],
  ["a bare word", '{\n  "a": 1,\n  "b": 2,\n  "c": abc\n}\n', 14],
  ["a bare word near the start", '{\n"a": abc\n}', 12],
  ["a missing end", '{\n  "a": [1\n', 12],
])("finds the line of %s", (_case, code, line) => {
  expect(check(code)).toMatchObject([{ rule: "json", line }]);
});
