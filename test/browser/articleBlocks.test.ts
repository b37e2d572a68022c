// Long, because each kind of block has its own behavior for a reader's hands.
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { stored } from "./support/pageFacts.ts";
import { pauseClock } from "./support/pausedClock.ts";
import { recordTrouble } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** Of code, in pixels. */
const ROW_HEIGHT = 22.4;
const mayCopy = { permissions: ["clipboard-read", "clipboard-write"] };
/** The pieces of a block's code that are under one of its buttons. */
const coveredText = (block: Locator) =>
  block.evaluate((figure) => {
    const buttons = [...figure.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
    return [...figure.querySelectorAll(".line")].flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return [...range.getClientRects()]
        .filter((text) =>
          buttons.some(
            (button) =>
              text.left < button.right &&
              text.right > button.left &&
              text.top < button.bottom &&
              text.bottom > button.top,
          ),
        )
        .map(() => line.textContent);
    });
  });
const visiblePanels = (page: Page) =>
  page
    .locator(".tab-panel")
    .evaluateAll((panels) =>
      panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.textContent?.trim()),
    );

describe("code blocks", () => {
  test("copy their text without line numbers, and say so", async ({ open }) => {
    const page = await open("/docs/blocks", mayCopy);
    const block = page.locator(".code").first();
    const clock = await pauseClock(page);
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await block.getByRole("button", { name: "Copied" }).waitFor();
    expect((await clipboard(page)).split("\n").slice(0, 2)).toEqual([
      "[server]",
      'hostname = "mail.example.org"',
    ]);
    expect(await page.locator(".announcer").textContent()).toBe("Copied");
    await clock.pass(2000);
    await block.getByRole("button", { name: /^Copy / }).waitFor();
  });

  test("have a counterpart for each key of a reference", async ({ open }) => {
    const page = await open("/docs/reference/settings/email", { ...mayCopy, site: "real" });
    await page.locator(".entry").nth(1).hover();
    await page.getByRole("button", { name: "Copy email.auto-expunge", exact: true }).click();
    expect(await clipboard(page)).toBe("email.auto-expunge");
  });

  test("have one on touch screens that needs no pointer and covers no key", async ({ open }) => {
    const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await open("/docs/reference/settings/smtp-inbound", { ...touch, site: "real" });
    await page.locator(".entry .code-copy").first().waitFor();
    const covered = await page.locator(".entry").evaluateAll((entries) =>
      entries.filter((entry) => {
        const [key, button] = [entry.querySelector("dt code"), entry.querySelector(".code-copy")];
        const left = button?.getBoundingClientRect().left ?? 0;
        return !key || left === 0 || [...key.getClientRects()].some(({ right }) => right > left);
      }),
    );
    expect(covered).toHaveLength(0);
    const actions = page.locator(".entry .code-actions").first();
    expect(await actions.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  });

  test("fill their box, with buttons that need no pointer and add no height", async ({ open }) => {
    const page = await open("/docs/more-blocks");
    const block = page.locator(".code").first();
    const before = await block.boundingBox();
    const actions = block.locator(".code-actions");
    await actions.waitFor();
    expect(await actions.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    const [pre, line, buttons, after] = await Promise.all(
      [block.locator("pre"), block.locator(".line"), actions, block].map((part) => part.boundingBox()),
    );
    expect(after).toEqual(before);
    // All but its borders.
    expect(pre?.width).toBe((after?.width ?? 0) - 2);
    const firstRow = (line?.y ?? 0) + ROW_HEIGHT / 2;
    expect(Math.abs((buttons?.y ?? 0) + (buttons?.height ?? 0) / 2 - firstRow)).toBeLessThan(2);
  });

  test.for([
    [390, "/docs/blocks"],
    [390, "/docs/more-blocks"],
    [820, "/docs/more-blocks"],
  ] as const)(
    "show whole lines on touch screens of %i px, with a button that covers no text and adds no height: %s",
    async ([width, path], { open }) => {
      const page = await open(path, { viewport: { width, height: 800 }, hasTouch: true, isMobile: true });
      for (const block of await page.locator(".code").all()) {
        const before = await block.boundingBox();
        await block.locator(".code-actions").waitFor();
        expect(await block.boundingBox()).toEqual(before);
        expect(await block.getByRole("button", { name: /^Copy \S/ }).count()).toBe(1);
        expect(await block.locator("pre").evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
        expect(await coveredText(block)).toEqual([]);
        if ((await block.locator("code").innerText()).length < 30) expect(before?.height).toBeLessThan(60);
      }
    },
  );

  test("indent the rest of a wrapped line at least as far as its beginning", async ({ open }) => {
    const page = await open("/docs/management/migration", {
      site: "real",
      viewport: { width: 390, height: 800 },
    });
    const lines = await page.locator('.code[data-lang="bash"]:visible .line').evaluateAll((all) =>
      all.flatMap((line) => {
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const lefts = [];
        while (texts.nextNode()) {
          const start = texts.currentNode.nodeValue?.search(/\S/) ?? -1;
          if (start < 0) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          range.setStart(texts.currentNode, start);
          lefts.push(...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left));
        }
        const [first = 0, ...others] = lefts.map(Math.round);
        return line.clientHeight > 30 ? [{ text: line.textContent, first, others }] : [];
      }),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ first, others }) => others.some((left) => left < first))).toEqual([]);
  });

  test("of plain text keep their columns on phones, with the buttons above", async ({ open }) => {
    const page = await open("/docs/management/cli/queue/messages", {
      site: "real",
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const block = page.locator(".code[data-lang=txt]").first();
    await block.getByRole("button", { name: "Copy" }).waitFor();
    expect(await block.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
    expect(await coveredText(block)).toEqual([]);
  });

  test("have no buttons where script cannot answer them", async ({ open }) => {
    const page = await open("/docs/blocks", { javaScriptEnabled: false });
    expect(await page.locator(".code").count()).toBeGreaterThan(1);
    expect(await page.locator(".code button").count()).toBe(0);
  });

  test("say when copying failed", async ({ open }) => {
    const page = await open("/docs/blocks", {
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          Clipboard.prototype.writeText = () => Promise.reject(new Error("refused"));
        }),
    });
    const block = page.locator(".code").first();
    const title = await block.locator(".code-title").textContent();
    await block.hover();
    await block.getByRole("button", { name: `Copy ${title}` }).click();
    await block.getByRole("button", { name: `Copying failed ${title}` }).waitFor();
  });

  test("show title, language, line numbers and the highlighted line", async ({ open }) => {
    const page = await open("/docs/blocks", { until: "load" });
    const block = page.locator(".code").first();
    expect(await block.locator(".code-title").textContent()).toBe("config.toml");
    expect(await block.locator(".code-lang").textContent()).toBe("TOML");
    expect(await block.locator(".line.highlighted").textContent()).toBe('hostname = "mail.example.org"');
    const number = await block
      .locator(".line")
      .nth(1)
      .evaluate((line) => getComputedStyle(line, "::before").content);
    expect(number).toBe('"2"');
    const color = (selector: string) =>
      block
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await color(".t-s")).not.toBe(await color(".line"));
  });
});

describe("copy page as Markdown", () => {
  test("copies the page as Markdown to the clipboard", async ({ open }) => {
    const page = await open("/docs/start", mayCopy);
    await page.getByRole("button", { name: "Copy page as Markdown" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const twin = await (await page.request.get(siteUrl("/docs/start.md"))).text();
    expect(twin).toMatch(/^---\ntitle: "Start"\n.*\n# Start\n/s);
    expect(await clipboard(page)).toBe(twin);
  });

  test("says when the Markdown cannot be loaded", async ({ open }) => {
    const page = await open("/docs/start", {
      ...mayCopy,
      prepare: (prepared) => prepared.route("**/docs/start.md", (route) => route.fulfill({ status: 500 })),
    });
    await page.getByRole("button", { name: "Copy page as Markdown" }).click();
    await page.getByRole("button", { name: "Copying failed" }).waitFor();
  });
});

describe("tabs", () => {
  test.for(["/docs/blocks", "/docs/start"])(
    "that were chosen leave the console of %s silent",
    async (path, { open }) => {
      let trouble: string[] = [];
      await open(path, {
        prepare: async (prepared) => {
          await prepared.addInitScript(() => localStorage.setItem("tabs", '["Docker"]'));
          trouble = recordTrouble(prepared);
        },
      });
      expect(trouble).toEqual([]);
    },
  );

  const label = (page: Page, name: string) => page.locator(".tabs label", { hasText: name });

  test("switch all groups that offer the choice, on this page and on later ones", async ({ open }) => {
    const page = await open("/docs/blocks");
    expect(await visiblePanels(page)).toEqual(["Tabs one, for Linux.", "Tabs two, for Windows."]);
    await label(page, "Docker").first().click();
    expect(await visiblePanels(page)).toEqual(["Tabs one, for Docker.", "Tabs two, for Docker."]);
    await label(page, "Windows").click();
    expect(await visiblePanels(page)).toEqual(["Tabs one, for Docker.", "Tabs two, for Windows."]);

    await page.locator(".sidebar").getByRole("link", { name: "More blocks" }).click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    expect(await visiblePanels(page)).toEqual(["Tabs three, for Docker."]);
    await page.goto(siteUrl("/docs/blocks"));
    expect(await visiblePanels(page)).toEqual(["Tabs one, for Docker.", "Tabs two, for Windows."]);
    await untilReady(page);
    expect(await visiblePanels(page)).toEqual(["Tabs one, for Docker.", "Tabs two, for Windows."]);
    expect(await stored(page, "tabs")).toBe('["Windows","Docker"]');
  });

  test("keep the clicked group where it is when groups above change their height", async ({ open }) => {
    const page = await open("/docs/blocks");
    await page
      .locator(".tab-panel")
      .nth(1)
      .evaluate((panel) => {
        panel.style.height = "600px";
      });
    const second = label(page, "Docker").nth(1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    const after = await second.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  });

  test("switch by keyboard, with a visible focus ring", async ({ open }) => {
    const page = await open("/docs/blocks");
    await page.locator(".tabs input").first().focus();
    await page.keyboard.press("ArrowRight");
    expect((await visiblePanels(page))[0]).toBe("Tabs one, for Docker.");
    const ring = await page
      .locator(".tabs input:focus + label")
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(ring).toBe("solid");
  });

  test("switch without script", async ({ open }) => {
    const page = await open("/docs/blocks", { javaScriptEnabled: false });
    await label(page, "Docker").first().click();
    expect(await page.getByText("Tabs one, for Docker.").isVisible()).toBe(true);
    expect(await page.getByText("Tabs one, for Linux.").isVisible()).toBe(false);
  });
});

describe("changed lines", () => {
  test("have signs and are read as insertions and deletions; a removed one is not copied", async ({
    open,
  }) => {
    const page = await open("/docs/reading/changes", { permissions: ["clipboard-read", "clipboard-write"] });
    const block = page.locator(".code").first();
    const signs = await block
      .locator(".line")
      .evaluateAll((lines) => lines.map((line) => [line.tagName, getComputedStyle(line, "::after").content]));
    expect(signs).toEqual([
      ["DEL", '"−"'],
      ["INS", '"+"'],
      ["SPAN", "none"],
    ]);
    await block.getByRole("button", { name: /^Copy/ }).click();
    await page.getByText("Copied").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'systemctl restart lamp\necho "lit"',
    );
  });
});

describe("images", () => {
  test("open large in a dialog, by key and by a click on one that is scaled down", async ({ open }) => {
    const page = await open("/docs/reading/changes");
    const figure = page.locator("figure.image");
    const dialog = page.getByRole("dialog", { name: "Depth by hour" });
    await figure.getByRole("button", { name: "Enlarge" }).press("Enter");
    await dialog.waitFor();
    const widths = await Promise.all([
      dialog.locator("img").boundingBox(),
      figure.locator("img").boundingBox(),
    ]);
    expect(widths[0]?.width).toBeGreaterThan(widths[1]?.width ?? 0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await figure.locator("img").click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("diagrams", () => {
  test("are drawn with a description and a caption", async ({ open }) => {
    const page = await open("/docs/blocks", { until: "load" });
    const figure = page.locator("figure.diagram");
    expect(await figure.locator("svg").isVisible()).toBe(true);
    expect(await figure.locator("figcaption").textContent()).toBe("How mail arrives");
    expect(await figure.getByRole("img").getAttribute("aria-label")).toMatch(/Sender/);
  });

  test("open large in a dialog, close by Esc or click, and give focus back", async ({ open }) => {
    const page = await open("/docs/blocks");
    const zoom = page.locator(".diagram .zoom");
    const dialog = page.getByRole("dialog");
    await zoom.focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    const [large, small] = await Promise.all([
      dialog.locator("svg").boundingBox(),
      page.locator("figure.diagram svg").boundingBox(),
    ]);
    expect(large?.width).toBeGreaterThan(small?.width ?? 0);
    const scrolled = await page.evaluate(() => scrollY);
    await dialog.hover();
    await page.mouse.wheel(0, 500);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await zoom.evaluate((button) => button === document.activeElement)).toBe(true);

    await zoom.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  test("fit a phone, and at a tap fill it, turned if they are wide", async ({ open }) => {
    const page = await open("/docs/cluster/overview", {
      site: "real",
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const diagram = page.locator(".diagram-scroll").first();
    expect(await diagram.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    await diagram.tap();
    const large = page.getByRole("dialog").locator("svg");
    await large.waitFor();
    const [small, turned] = await Promise.all([diagram.locator("svg").boundingBox(), large.boundingBox()]);
    expect(small?.width).toBeGreaterThan(small?.height ?? 0);
    expect(turned?.height).toBeGreaterThan((small?.width ?? 0) * 1.5);
    expect(turned?.x).toBeGreaterThanOrEqual(0);
    expect((turned?.x ?? 0) + (turned?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((turned?.y ?? 0) + (turned?.height ?? 0)).toBeLessThanOrEqual(800);
  });

  test("follow the color mode", async ({ open }) => {
    const page = await open("/docs/blocks", { until: "load" });
    const color = () =>
      page
        .locator("figure.diagram svg text")
        .first()
        .evaluate((text) => getComputedStyle(text).fill);
    const light = await color();
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    expect(await color()).not.toBe(light);
  });
});

describe("other blocks", () => {
  test("admonitions, steps, details, figures and tables are what they say", async ({ open }) => {
    const page = await open("/docs/blocks", { until: "load" });
    expect(await page.locator(".admonition.tip .admonition-title").textContent()).toBe("Good to know");
    expect(await page.locator(".admonition.danger .admonition-title").textContent()).toBe("Danger");
    expect(await page.locator(".steps > ol > li").count()).toBe(2);
    await page.getByText("More about it").click();
    expect(await page.getByText("Folded away.").isVisible()).toBe(true);
    const image = page.locator("figure.image img");
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBe(192);
    expect([await image.getAttribute("width"), await image.getAttribute("height")]).toEqual(["192", "192"]);
    expect(await page.locator("figure.image figcaption").textContent()).toBe("The mark of the harbour");
    expect(await page.locator(".table-cards table").isVisible()).toBe(true);
  });
});
