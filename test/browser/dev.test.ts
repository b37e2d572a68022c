import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type RunningDev, startDev } from "../../packages/generator/src/commands/dev.ts";
import { plainConfig } from "./setup/siteConfigs.ts";
import { test } from "./support/browserTest.ts";
import { scrollTo, scrollY } from "./support/pageFacts.ts";
import { recordPageLoads } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";

describe("while developing", () => {
  let content: string;
  let files: string;
  let config = plainConfig;
  let configFile: string;
  let dev: RunningDev;

  beforeAll(async () => {
    content = await mkdtemp(join(tmpdir(), "dev-content-"));
    await cp("test/fixtures/browser-site/content", content, { recursive: true });
    files = await mkdtemp(join(tmpdir(), "dev-public-"));
    await cp("public", files, { recursive: true });
    await writeFile(join(files, "sw.js"), "// What a built site may have left at this address.");
    configFile = join(files, "site.config.ts");
    await writeFile(configFile, "");
    const print = () => undefined;
    dev = await startDev({
      readConfig: async () => ({ ok: true, input: config, hash: "", sources: [configFile] }),
      content,
      public: files,
      port: 0,
      host: "127.0.0.1",
      useCache: false,
      tool: "browser-tests",
      print,
    });
  });
  afterAll(async () => {
    await dev.close();
    await Promise.all([content, files].map((folder) => rm(folder, { recursive: true, force: true })));
  });

  test("a saved page shows in the open tab without a page load, where the reader is", async ({ open }) => {
    const page = await open("/robots.txt", { until: "load" });
    await page.goto(`${dev.url}docs/reading/long`);
    await untilReady(page);
    await scrollTo(page, 1500);
    const loads = recordPageLoads(page);

    const file = join(content, "docs/reading/long.md");
    const text = await readFile(file, "utf8");
    const shown = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector(".prose")?.textContent?.includes("Freshly written")) done(Date.now());
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
    );
    const saved = Date.now();
    await writeFile(file, text.replace("## Part 20", "Freshly written.\n\n## Part 20"));
    console.log(`A saved page shows after ${(await shown) - saved} ms.`);
    expect(await scrollY(page)).toBe(1500);
    expect(loads).toEqual([]);
  });

  test("a page that did not exist is there as soon as it is saved, and a missing one answers 404", async ({
    open,
  }) => {
    const page = await open("/robots.txt", { until: "load" });
    expect((await page.goto(`${dev.url}docs/brand-new`))?.status()).toBe(404);
    await writeFile(join(content, "docs/brand-new.md"), "# Brand new\n\nHello.\n");
    await expect.poll(async () => (await page.request.get(`${dev.url}docs/brand-new`)).status()).toBe(200);
    await page.goto(`${dev.url}docs/brand-new`);
    expect(await page.locator("h1").textContent()).toBe("Brand new");
  });

  test("feeds and Markdown copies are served, as they will be on the built site", async ({ open }) => {
    const { request } = await open("/robots.txt", { until: "load" });
    const read = async (path: string) => (await request.get(`${dev.url}${path}`)).text();
    expect(await read("blog/rss.xml")).toContain("<rss");
    expect(await read("docs/start.md")).toMatch(/^# /);
    expect(await read("sitemap.xml")).toContain("/docs/start</loc>");
  });

  test("a changed configuration shows in the open tab", async ({ open }) => {
    const page = await open("/robots.txt", { until: "load" });
    await page.goto(`${dev.url}docs/start`);
    await untilReady(page);
    config = { ...plainConfig, footer: { ...plainConfig.footer, note: "Another edition" } };
    await writeFile(configFile, "changed");
    await page.getByText("Another edition").waitFor();
    await untilReady(page);
    // The client has it, too.
    await page.getByRole("navigation").getByRole("link", { name: "Blog" }).first().click();
    await page.waitForURL(`${dev.url}blog`);
    expect(await page.getByText("Another edition").count()).toBe(1);
  });

  test("nothing is kept offline, and a worker that a built site left is removed", async ({ open }) => {
    const page = await open("/robots.txt", { until: "load", serviceWorkers: "allow" });
    // A file, for a page would run the client, which removes the worker.
    await page.goto(`${dev.url}sw.js`);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      // Counted among the registrations for certain only once it is active.
      await navigator.serviceWorker.ready;
    });
    expect(await registrations()).toBe(1);
    await page.goto(`${dev.url}docs/start`);
    await expect.poll(registrations).toBe(0);
  });
});
