import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

/** Fences with what is in them, and inline code. */
const CODE =
  /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[\s>]*\1[`~]*[ \t]*$|(`+)[^\n]*?\2/gm;
const OWN_SYNTAX = /:::|\{#|^[\s>]*::[a-z].*|^[\s>]*== .*/m;

it("the Markdown copies and outlines of the real site have no syntax of this project, and no more than programs read", async () => {
  const { folder } = inject("sites").real;
  const copies = (await readdir(folder, { recursive: true })).filter((file) => /\.md$|llms[^/]*$/.test(file));
  expect(copies.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const file of copies) {
    const text = await readFile(join(folder, file), "utf8");
    const left = OWN_SYNTAX.exec(text.replace(CODE, ""))?.[0];
    if (left !== undefined) found.push(`${file}: ${left}`);
    if (text.length > 50_000 && file !== "llms-full.txt") found.push(`${file}: ${text.length} characters`);
  }
  expect(found).toEqual([]);
});
