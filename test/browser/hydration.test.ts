import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { pageTypes } from "./support/pageTypes.ts";
import { recordTrouble } from "./support/records.ts";

const REACT_HINT = /Download the React DevTools/;

describe("the document before and after hydration", () => {
  const real = pageTypes.filter(({ site }) => site === "real");

  test.for(real)("is the same to React's strictest build: $name", async ({ path }, { open }) => {
    let trouble: string[] = [];
    const page = await open(path, {
      site: "strict",
      prepare: async (prepared) => {
        trouble = recordTrouble(prepared);
      },
    });
    const expected = path === "/no/such/page" ? [/^404: /, /^error: .*404/] : [];
    expect(
      trouble.filter((line) => ![REACT_HINT, ...expected].some((pattern) => pattern.test(line))),
    ).toEqual([]);
    expect(await page.evaluate(() => history.state?.index)).toBeTypeOf("number");
  });

  test.for(pageTypes)("has the same markup: $name", async ({ site, path }, { open }) => {
    const page = await open(path, {
      site,
      until: "load",
      prepare: (prepared) => prepared.route("**/assets/entry-*.js", () => undefined),
    });
    const markup = () =>
      page.locator("#root").evaluate((root) => {
        const copy = root.cloneNode(true) as HTMLElement;
        // What the client says about itself: the shortcut it listens to, the section being read, text for the ear.
        for (const kbd of copy.querySelectorAll("kbd")) kbd.textContent = "";
        for (const link of copy.querySelectorAll("[data-toc]")) link.removeAttribute("aria-current");
        return copy.innerHTML;
      });
    const before = await markup();
    await page.unroute("**/assets/entry-*.js");
    await page.reload();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/assets\/nav-/.test(name)),
    );
    expect(await markup()).toBe(before);
  });
});
