import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { type HeldResponses, holdResponses } from "./support/holdResponses.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { overflow } from "./support/overflow.ts";
import { pageTypes } from "./support/pageTypes.ts";
import { recordTrouble } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";
import { RULES_OF_COLOR, violations } from "./support/violations.ts";

const REACT_HINT = /Download the React DevTools/;

/** The document, one element per line, without the parts that the client adds or marks. */
function markup(page: Page): Promise<string[]> {
  return page.locator("[data-root]").evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const button of copy.querySelectorAll(".search-button, .code-actions")) button.remove();
    for (const link of copy.querySelectorAll(":is(.toc, .mobile-toc) a"))
      link.removeAttribute("aria-current");
    for (const caret of copy.querySelectorAll(".sidebar-caret")) caret.replaceWith("caret");
    for (const part of copy.querySelectorAll("[data-kept-pages], [data-island], #search-results, .similar"))
      part.replaceChildren();
    return copy.innerHTML.split(/(?<=>)(?=<)/);
  });
}

describe.for(pageTypes)("$name", ({ site, path }) => {
  test("stays as it is through hydration, and passes axe in light and dark", async ({ open }) => {
    const entry: HeldResponses[] = [];
    let trouble: string[] = [];
    const page = await open(path, {
      // React's development build reports mismatches.
      site: site === "real" ? "strict" : "strictFixture",
      reducedMotion: "reduce",
      until: "load",
      prepare: async (prepared) => {
        trouble = recordTrouble(prepared);
        entry.push(await holdResponses(prepared, "**/assets/entry-*.js"));
      },
    });
    const before = await markup(page);
    for (const held of entry) held.release();
    await untilReady(page);
    expect.soft(await markup(page)).toEqual(before);
    // Proves that this is the development build.
    expect.soft(trouble.join("\n")).toMatch(REACT_HINT);
    const expected = path === "/no/such/page" ? [REACT_HINT, /^404: /, /^error: .*404/] : [REACT_HINT];
    expect.soft(trouble.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    expect.soft(await layoutShifts(page)).toEqual([]);
    expect.soft(await violations(page)).toEqual([]);
    await page.locator(".navbar [data-color-toggle]").click();
    expect.soft(await violations(page, { rules: RULES_OF_COLOR })).toEqual([]);
  });

  test("at 320 px: does not scroll sideways, shifts nothing, and passes axe", async ({ open }) => {
    const viewport = { width: 320, height: 640 };
    const page = await open(path, { site, viewport, reducedMotion: "reduce" });
    expect.soft(await layoutShifts(page)).toEqual([]);
    expect
      .soft(await violations(page, { rules: ["target-size", "scrollable-region-focusable"] }))
      .toEqual([]);
    expect.soft(await overflow(page)).toEqual([]);
  });
});
