import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { isMenuOpen } from "./support/pageFacts.ts";

function style(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** How much wider the page is than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("with reduced motion nothing moves", async ({ open }) => {
  const page = await open("/docs/blocks", { reducedMotion: "reduce" });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        const animates = animationName !== "none" && animationDuration !== "0.001s";
        return /[1-9]/.test(transitionDuration) || animates || scrollBehavior === "smooth";
      })
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`),
  );
  expect(moving).toEqual([]);
});

describe("at 200 %", () => {
  test("zoom, the page fits and its menu can be opened", async ({ open }) => {
    const page = await open("/docs/blocks", { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await isMenuOpen(page)).toBe(true);
  });

  test("text size, the page fits and everything in the navbar can be reached", async ({ open }) => {
    const page = await open("/docs/blocks");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await style(page, ".prose p", "font-size")).toBe("32px");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const control of await page.locator(".navbar :is(a, button, summary):visible").all()) {
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    }
  });
});

test("in forced colors, the current page, admonitions, the chosen tab and focus can be seen", async ({
  open,
}) => {
  const page = await open("/docs/blocks", { forcedColors: "active" });
  expect(await style(page, ".sidebar [aria-current=page]", "text-decoration-line")).toBe("underline");
  expect(await style(page, ".admonition", "border-left-style")).toBe("solid");
  const [chosen, other] = await Promise.all(
    [":checked", ":not(:checked)"].map((state) =>
      style(page, `.tabs > ${state} + label`, "border-bottom-color"),
    ),
  );
  expect(chosen).not.toBe(other);
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  );
  expect(ring).toBe("solid");
});

test("with more contrast, secondary text is as dark as the rest", async ({ open }) => {
  const page = await open("/docs/blocks", { contrast: "more" });
  expect(await style(page, ".footer", "color")).toBe(await style(page, "body", "color"));
});

test("in print there is black text on white, no chrome, whole lines of code, and addresses in full", async ({
  open,
}) => {
  const page = await open("/docs/blocks", {
    prepare: (prepared) => prepared.addInitScript(() => localStorage.setItem("theme", "dark")),
  });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => style(page, ".code pre code", "white-space")).toMatch(/^pre-wrap|^preserve/);
  expect(await style(page, "html", "background-color")).toBe("rgb(255, 255, 255)");
  expect(await style(page, ".prose p", "color")).toBe("rgb(0, 0, 0)");
  for (const chrome of [".navbar", ".menu", ".toc", ".pagination", ".footer", ".code-actions"])
    expect([chrome, await page.locator(chrome).first().isVisible()]).toEqual([chrome, false]);
  await page
    .locator(".prose p")
    .first()
    .evaluate((text) => {
      const link = document.createElement("a");
      link.href = "https://example.org/far";
      text.append(link);
    });
  const address = await page
    .locator('.prose a[href="https://example.org/far"]')
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://example.org/far");
});

test("in print, all panels of tabs are below their names", async ({ open }) => {
  const page = await open("/docs/blocks");
  await page.emulateMedia({ media: "print" });
  const parts = page.locator(".tabs").first().locator("label, .tab-panel");
  expect((await parts.allInnerTexts()).map((text) => text.trim())).toEqual([
    "Linux",
    "Tabs one, for Linux.",
    "Docker",
    "Tabs one, for Docker.",
  ]);
  const tops = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).map(
    (box) => box?.y,
  );
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
  expect(new Set(tops).size).toBe(4);
});

test("printed right after it has loaded, a page has no navbar either", async ({ open }) => {
  const page = await open("/docs/blocks", {
    until: "load",
    prepare: (prepared) => prepared.route("**/assets/*.js", (route) => route.abort()),
  });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".navbar").isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
