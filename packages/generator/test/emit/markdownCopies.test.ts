import { join } from "node:path";
import { expect, it } from "vitest";
import { realExtension } from "../../../../test/support/extension.ts";
import { loadSite } from "../../../../test/support/site.ts";
import { projectRoot } from "../../src/build/projectPaths.ts";
import { markdownCopies } from "../../src/emit/markdownCopies.ts";

/** Fences with what is in them, and inline code. */
const CODE =
  /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[\s>]*\1[`~]*[ \t]*$|(`+)[^\n]*?\2/gm;
const OWN_SYNTAX = /:::|\{#|^[\s>]*::[a-z].*|^[\s>]*== .*/m;

it("leaves no syntax of this project in the copies of the real site", { timeout: 120_000 }, async () => {
  const roots = { content: join(projectRoot, "content"), public: join(projectRoot, "public") };
  const { site } = await loadSite(roots, { extensions: [realExtension] });
  const copies = markdownCopies(site, (path) => `https://site.test${path}`);
  expect(copies.length).toBeGreaterThan(300);
  const found = copies.flatMap((copy) => {
    const text = "content" in copy ? copy.content.replace(CODE, "") : "";
    const left = OWN_SYNTAX.exec(text)?.[0];
    return left === undefined ? [] : [`${copy.path}: ${left}`];
  });
  expect(found).toEqual([]);
});
