import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
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
    const most = file === "llms.txt" ? 10_000 : 50_000;
    if (text.length > most && file !== "llms-full.txt") found.push(`${file}: ${text.length} characters`);
  }
  expect(found).toEqual([]);
});

it("the Markdown copies of the real site have all code of the pages, with its titles", async () => {
  const { folder } = inject("sites").real;
  const files = (await readdir(folder, { recursive: true })).toSorted();
  const missing: string[] = [];
  let lines = 0;
  for (const file of files.filter((each) => each.endsWith(".html"))) {
    const key = file.replace(/html$/, "");
    const copies = files.filter(
      (each) => each.startsWith(key) && /^(\d+\.)?md$/.test(each.slice(key.length)),
    );
    if (copies.length === 0) continue;
    const texts = await Promise.all(copies.map((copy) => readFile(join(folder, copy), "utf8")));
    const written = texts.map(withoutIndents).join("\n");
    const page = parseDocument(await readFile(join(folder, file), "utf8"));
    const shown = DomUtils.findAll(
      ({ name, attribs }) => name === "pre" || attribs["class"] === "code-title",
      page.children,
    ).flatMap((element) => withoutIndents(DomUtils.textContent(element)).split("\n"));
    lines += shown.length;
    missing.push(...shown.filter((line) => !written.includes(line)).map((line) => `${file}: ${line}`));
  }
  expect(lines).toBeGreaterThan(10_000);
  expect(missing).toEqual([]);
});

/** Removes what lists, quotes and changed lines have before their text. */
function withoutIndents(text: string): string {
  return text.replace(/^[\s>+-]+/gm, "");
}
