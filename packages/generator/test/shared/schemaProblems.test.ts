import { describe, expect, it } from "vitest";
import { issuesToProblems, type SchemaIssue } from "../../src/shared/schemaProblems.ts";

function problemOf(issue: SchemaIssue, input: unknown) {
  const where = { input, file: "a.yml", rule: "test", knownKeys: ["title"], lineOf: () => 7 };
  return issuesToProblems([issue], where)[0];
}

describe("problems from a schema", () => {
  it("name the key, the value seen and the allowed values", () => {
    const issue = { path: ["mode"], message: "bad", values: ["light", "dark"] };
    expect(problemOf(issue, { mode: "blue" })).toEqual({
      severity: "error",
      rule: "test",
      file: "a.yml",
      line: 7,
      message: '"mode" cannot be "blue".',
      hint: "Allowed values: light, dark.",
    });
  });

  it("report a missing key", () => {
    expect(problemOf({ path: ["a", "b"], message: "needed" }, { a: {} })?.message).toBe('"a.b" is missing.');
  });

  it("cut long values short", () => {
    const message = problemOf({ path: ["a"], message: "bad" }, { a: "x".repeat(200) })?.message ?? "";
    expect(message).toHaveLength('"a" cannot be '.length + 80 + ".".length);
  });

  it("suggest a known key for a misspelled one at the top", () => {
    const issue = { code: "unrecognized_keys", path: [], keys: ["titel"], message: "" };
    expect(problemOf(issue, {})?.hint).toBe('Did you mean "title"?');
  });

  it("do not suggest a top-level key for a nested one", () => {
    const issue = { code: "unrecognized_keys", path: ["docs"], keys: ["title"], message: "" };
    expect(problemOf(issue, {})).toMatchObject({
      message: 'Unknown key "docs.title".',
      hint: "Remove it, or check its spelling.",
    });
  });
});
