import { describe, expect, it } from "vitest";
import { findImportFaults, readImports } from "../checkImports.mjs";

const rules = {
  "site/shared": { runs: "pure", imports: [] },
  "site/app": { runs: "browser", imports: ["shared", "@docs/search"] },
  "site/.": { runs: "node", imports: ["shared"] },
  search: { runs: "anywhere", imports: [] },
} as const satisfies Record<string, { runs: string; imports: readonly string[] }>;

const others = [
  { path: "site/src/cli.ts", code: "" },
  { path: "site/src/shared/url.ts", code: "" },
  { path: "site/src/app/App.tsx", code: "" },
  { path: "search/src/index.ts", code: "" },
];

/** What is wrong with one file of a project that is otherwise in order. */
function faultsOf(path: string, code: string, table: object = rules): string[] {
  const files = [...others.filter((file) => file.path !== path), { path, code }];
  const typed = table as Parameters<typeof findImportFaults>[1];
  return findImportFaults(files, typed);
}

describe("an import is allowed", () => {
  it.each([
    ["site/src/app/Page.tsx", 'import { a } from "../shared/url.ts";'],
    ["site/src/app/Page.tsx", 'import { b } from "./parts/b.ts"; import { useState } from "react";'],
    ["site/src/app/parts/b.ts", 'import { a } from "../../shared/url.ts"; import { c } from "@docs/search";'],
    ["site/src/cli.ts", 'import { readFile } from "node:fs/promises";'],
    ["site/src/shared/hash.ts", 'import { createHash } from "node:crypto";'],
    ["search/src/engine/rank.ts", 'import { x } from "../text/x.ts"; import { stemmer } from "stemmer";'],
  ])("in %s: %s", (path, code) => {
    expect(faultsOf(path, code)).toEqual([]);
  });
});

describe("an import is refused", () => {
  it.each([
    ["site/src/shared/a.ts", 'import { App } from "../app/App.tsx";', "site/shared may import nothing else"],
    ["site/src/app/a.ts", 'export * from "../cli.ts";', "site/app may import shared, @docs/search"],
    ["site/src/app/a.ts", 'await import("../cli.ts");', "site/app may import shared, @docs/search"],
    ["site/src/app/a.ts", 'type T = import("../cli.ts").T;', "site/app may import shared, @docs/search"],
    ["site/src/app/a.ts", 'import "node:fs";', "site/app runs in the browser, without Node"],
    ["site/src/shared/a.ts", 'import "node:fs";', "site/shared runs as a pure function, without Node"],
    ["site/src/shared/a.ts", 'import { useState } from "react";', "site/shared is pure, without React"],
    ["site/src/cli.ts", 'import { s } from "../../search/src/index.ts";', "use the entry @docs/search"],
    ["site/src/cli.ts", 'import { s } from "@docs/search";', "site/. may import shared"],
    ["site/src/cli.ts", 'import c from "../../../site.config.ts";', "it is outside of the package"],
  ])("in %s: %s", (path, code, why) => {
    const [fault, ...more] = faultsOf(path, code);
    expect([fault?.startsWith(`${path} imports "`), fault?.endsWith(why), more]).toEqual([true, true, []]);
  });
});

it("refuses the clock in pure code", () => {
  expect(faultsOf("site/src/shared/a.ts", "export const now = () => [Date.now(), new Date(0)];")).toEqual([
    "site/src/shared/a.ts uses Date.now(): site/shared is pure, so the time is an argument",
  ]);
});

it("covers every folder, and nothing else", () => {
  expect(faultsOf("site/src/emit/a.ts", "")).toEqual(["site/emit has no row in packages/importRules.json"]);
  expect(faultsOf("site/src/cli.ts", "", { ...rules, "site/old": { runs: "pure", imports: [] } })).toEqual([
    'packages/importRules.json has a row "site/old", but there is no such folder',
  ]);
});

it("reads no imports out of comments and strings", () => {
  expect(readImports('// import "a"\nconst text = `import "b" from "c"`;', "x.ts").imports).toEqual([]);
});
