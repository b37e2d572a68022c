import { expect, it } from "vitest";
import { checkJson, lineOfFault } from "../../../src/check/snippets/checkJson.ts";

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

it("quotes nothing of the text, which may be a secret", () => {
  const [{ message = "" } = {}] = check('{"secret": "8f3kQ2" x}');
  expect(message).toMatch(/^The JSON cannot be parsed: /);
  expect(message).not.toMatch(/8f3|Q2/);
  const [{ message: bare = "" } = {}] = check('{"secret": hunter2}');
  expect(bare).not.toContain("unter2");
});

it.each([
  ["JSON.parse: expected property name or '}' at line 2 column 3 of the JSON data", 2],
  ['JSON Parse error: Unexpected identifier "x"', 3],
])("finds the line in what other browsers say: %s", (message, line) => {
  expect(lineOfFault(message, "{\n  x: 1,\n  y: 2}\n")).toBe(line);
});
