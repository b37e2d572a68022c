import type { Page } from "playwright-core";
import { build } from "vite";
import { beforeAll, describe, expect } from "vitest";
import { type Open, test } from "./support/browserTest.ts";

const ARTICLE = `<nav></nav><article>
  <a href="#key">A key</a>
  <div data-island="counter" data-start="3"><p>Three</p></div>
  <div data-island="failing"><p>Drawn by the build</p></div>
  <div data-island="missing"><p>Still here</p></div>
  <div data-island="empty"><p>Exports nothing</p></div>
  <div data-island="unknown"><p>Nobody knows it</p></div>
  <div data-island="card" data-island-on="a[href='#key']"></div>
  <p style="height: 5000px"></p>
  <div data-island="counter" data-start="9"><p>Nine</p></div>
</article>`;

let script = "";

beforeAll(async () => {
  const bundle = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    // Vitest's NODE_ENV would choose the JSX runtime of React's development build.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      lib: { entry: "test/browser/support/islandsPage.tsx", formats: ["es"], fileName: "islands" },
    },
  });
  const [{ output }] = bundle as unknown as [{ output: { code: string }[] }];
  script = output[0]?.code ?? "";
});

const loaded = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "loaded"));

async function openArticle(open: Open, onWarning = (_text: string): unknown => undefined): Promise<Page> {
  return open("/article", {
    until: "load",
    prepare: async (page) => {
      page.on("console", (message) => onWarning(message.text()));
      const body = `${ARTICLE}<script type="module" src="/islands.js"></script>`;
      await page.route("**/article", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.route("**/islands.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: script }),
      );
    },
  });
}

describe("islands", () => {
  test("take the place of their content when they come near the window", async ({ open }) => {
    const page = await openArticle(open);
    await page.getByRole("button", { name: "Count 3" }).click();
    await page.getByRole("button", { name: "Count 4" }).waitFor();
    expect(await page.getByText("Three").count()).toBe(0);
    expect(await loaded(page)).not.toContain("card");
    expect(await page.getByText("Nine").count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 4600));
    await page.getByRole("button", { name: "Count 9" }).waitFor();
    expect(await page.getByText("Nine").count()).toBe(0);
  });

  test("know their element and the site", async ({ open }) => {
    const page = await openArticle(open);
    await page.getByRole("button", { name: "Visit" }).click();
    expect(await page.evaluate(() => Reflect.get(window, "visited"))).toBe("/manual/next");
  });

  test("wait for the pointer or the focus where they say so", async ({ open }) => {
    const page = await openArticle(open);
    await page.getByRole("button", { name: "Count 3" }).waitFor();
    expect(await page.getByText("A card").count()).toBe(0);
    await page.getByRole("link", { name: "A key" }).focus();
    await page.getByText("A card").waitFor();
  });

  test("leave their content where they cannot be loaded or drawn", async ({ open }) => {
    const warnings: string[] = [];
    const page = await openArticle(open, (text) => warnings.push(text));
    await page.getByRole("button", { name: "Count 3" }).waitFor();
    await expect.poll(() => loaded(page)).toContain("failing");
    for (const text of ["Drawn by the build", "Still here", "Exports nothing", "Nobody knows it"])
      await page.getByText(text).waitFor();
    expect(warnings.join("\n")).toMatch(/The island "empty" could not be loaded.*no default export/);
  });

  test("go with their page", async ({ open }) => {
    const page = await openArticle(open);
    await page.getByRole("button", { name: "Count 3" }).waitFor();
    await page.evaluate(() => {
      const article = document.querySelector("article");
      article?.replaceChildren(Object.assign(document.createElement("div"), { textContent: "Another page" }));
    });
    await page.getByRole("button", { name: "Next page" }).click();
    await expect.poll(() => page.getByRole("button").count()).toBe(1);
    await page.getByText("Another page").waitFor();
  });
});
