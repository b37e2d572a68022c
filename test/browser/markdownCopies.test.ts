import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

/** Fences with what is in them, and inline code. */
const CODE =
  /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[\s>]*\1[`~]*[ \t]*$|(`+)[^\n]*?\2/gm;
const OWN_SYNTAX = /:::|\{#|^[\s>]*::[a-z].*|^[\s>]*== .*/m;

it("the Markdown copies of the real site have no syntax of this project", async () => {
  const { folder } = inject("sites").real;
  const copies = (await readdir(folder, { recursive: true })).filter((file) => /\.md$|^llms/.test(file));
  expect(copies.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const file of copies) {
    const text = (await readFile(join(folder, file), "utf8")).replace(CODE, "");
    const left = OWN_SYNTAX.exec(text)?.[0];
    if (left !== undefined) found.push(`${file}: ${left}`);
  }
  expect(found).toEqual([]);
});
