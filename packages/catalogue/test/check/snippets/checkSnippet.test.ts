import { expect, it } from "vitest";
import { checkSnippet } from "../../../src/check/snippets/checkSnippet.ts";

const broken = { lang: "toml", code: "a =\n", line: 3 };

it("checks a fence by its language", () => {
  expect(checkSnippet(broken, null)).toMatchObject([{ rule: "toml" }]);
  expect(checkSnippet({ ...broken, lang: "json" }, null)).toMatchObject([{ rule: "json" }]);
  expect(checkSnippet({ ...broken, lang: "txt" }, null)).toEqual([]);
});

it("skips a fence that gives a reason", () => {
  expect(checkSnippet({ ...broken, nocheck: "another program's file" }, null)).toEqual([]);
});

it("requires a reason", () => {
  expect(checkSnippet({ ...broken, nocheck: " " }, null)).toMatchObject([{ rule: "nocheck", line: 3 }]);
});
