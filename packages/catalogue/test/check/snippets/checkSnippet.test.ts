import { expect, it } from "vitest";
import { checkSnippet } from "../../../src/check/snippets/checkSnippet.ts";

const broken = { lang: "toml", code: "a =\n", line: 3 };

it("checks a fence by its language", () => {
  const found = { severity: "error" as const, rule: "toml", message: "" };
  expect(checkSnippet(broken, null, { toml: () => [found] })).toEqual([found]);
  expect(checkSnippet({ ...broken, lang: "json" }, null)).toMatchObject([{ rule: "json" }]);
  for (const lang of ["txt", "constructor", "toString"])
    expect(checkSnippet({ ...broken, lang }, null)).toEqual([]);
});

it("skips a fence that gives a reason", () => {
  expect(checkSnippet({ ...broken, nocheck: "another program's file" }, null)).toEqual([]);
});

it("requires a reason", () => {
  expect(checkSnippet({ ...broken, nocheck: " " }, null)).toMatchObject([{ rule: "nocheck", line: 3 }]);
});
