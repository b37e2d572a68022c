// Long, because all of it shares one running `dev`, which is slow to start.
import { writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from "vitest";
import { type RunningDev, startDev } from "../../packages/generator/src/commands/dev.ts";
import { writeTree } from "../support/tempTree.ts";
import { basedConfig, plainConfig } from "./setup/siteConfigs.ts";
import { test } from "./support/browserTest.ts";
import { scrollTo, scrollY } from "./support/pageFacts.ts";
import { recordPageLoads } from "./support/records.ts";
import { untilIdle, untilReady } from "./support/untilReady.ts";
import { RULES_OF_COLOR, violations } from "./support/violations.ts";

const FOLD = "<details>\n<summary>More about it</summary>\n\nFolded away.\n\n</details>\n\n";

describe("while developing", () => {
  let content: string;
  let files: string;
  let config = plainConfig;
  let configFile: string;
  let configText = "";
  let dev: RunningDev;
  const log: string[] = [];

  beforeAll(async () => {
    content = await mkdtemp(join(tmpdir(), "dev-content-"));
    await cp("test/fixtures/browser-site/content", content, { recursive: true });
    files = await mkdtemp(join(tmpdir(), "dev-public-"));
    await cp("public", files, { recursive: true });
    await writeFile(join(files, "sw.js"), "// What a built site may have left at this address.");
    configFile = join(await mkdtemp(join(tmpdir(), "dev-config-")), "site.config.ts");
    await writeFile(configFile, "");
    dev = await startDev({
      readConfig: async () => ({
        ok: true,
        input: config,
        text: configText,
        hash: "",
        sources: [configFile],
      }),
      content,
      public: files,
      port: 0,
      host: "127.0.0.1",
      useCache: false,
      open: false,
      codeHash: "browser-tests",
      print: (text) => log.push(text),
    });
  });
  afterAll(async () => {
    await dev.close();
    const folders = [content, files, dirname(configFile)];
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(content, file);
    const text = await readFile(path, "utf8").catch(() => "");
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, change(text));
  };

  test("a saved page shows in the open tab without a page load, where the reader is", async ({ open }) => {
    const page = await open(`${dev.url}docs/reading/long`);
    await scrollTo(page, 1500);
    const loads = recordPageLoads(page);
    const shown = page.getByText("Freshly written.").waitFor({ state: "attached" });
    await edit("docs/reading/long.md", (text) =>
      text.replace("## Part 20", "Freshly written.\n\n## Part 20"),
    );
    await shown;
    expect(await scrollY(page)).toBe(1500);
    expect(loads).toEqual([]);
  });

  test("only what was changed is drawn: what the reader opened and selected stays", async ({ open }) => {
    await edit("docs/fold.md", () => `${FOLD}First text.\n\nLast text.\n`);
    const page = await open(`${dev.url}docs/fold`);
    const loads = recordPageLoads(page);
    await page.getByText("More about it").click();
    await page.evaluate(() => {
      const [selected] = document.querySelectorAll(".prose > p");
      if (selected) getSelection()?.selectAllChildren(selected);
    });
    await edit("docs/fold.md", () => `New at the top.\n\n${FOLD}First text.\n\nAnother last text.\n`);
    await page.getByText("Another last text.").waitFor();
    await page.getByText("New at the top.").waitFor();
    expect(await page.locator(".prose details").getAttribute("open")).not.toBeNull();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe("First text.");
    // Even inside of what is open.
    await edit("docs/fold.md", (text) => text.replace("Folded away.", "Folded away, and changed."));
    await page.getByText("Folded away, and changed.").waitFor();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe("First text.");
    expect(loads).toEqual([]);
  });

  test("title, sidebar, neighbors and lists follow; a save of another page changes nothing else", async ({
    open,
  }) => {
    await edit("docs/deep/neighbor.md", () => "---\ntitle: Neighbor\n---\n\nHello.\n");
    const page = await open(`${dev.url}docs/deep/neighbor`);
    const loads = recordPageLoads(page);
    await edit("docs/deep/neighbor.md", (text) => text.replace("Neighbor", "Renamed neighbor"));
    await page.getByRole("heading", { level: 1, name: "Renamed neighbor" }).waitFor();
    await page.locator("[data-menu]").getByRole("link", { name: "Renamed neighbor" }).waitFor();
    expect(await page.title()).toContain("Renamed neighbor");

    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { target } of records) seen.push(target.nodeName);
      }).observe(document.querySelector("[data-root]") ?? document.body, { childList: true, subtree: true });
    });
    const asked = page.waitForResponse(/docs\/deep\/neighbor\.json/);
    await edit("docs/start.md", (text) => `${text}\nOne more sentence.\n`);
    await (await asked).finished();
    await untilIdle(page);
    expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual([]);
    expect(loads).toEqual([]);

    await page.goto(`${dev.url}blog`);
    await untilReady(page);
    loads.length = 0;
    await edit("blog/2024-12-03-letter-12.md", (text) =>
      text.replace(/^title: .*$/m, "title: A letter renamed"),
    );
    await page.getByRole("heading", { name: "A letter renamed" }).waitFor();
    expect(loads).toEqual([]);
  });

  test("categories and authors are followed", async ({ open }) => {
    const page = await open(`${dev.url}blog/letter-11`);
    const loads = recordPageLoads(page);
    await edit("blog/authors.yml", (text) => text.replace(/name: .*/, "name: Somebody Else"));
    await page.getByText("Somebody Else").first().waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "Documentation" }).first().click();
    await page.waitForURL(/\/docs/);
    await edit("docs/deep/_category_.json", () => JSON.stringify({ label: "Very deep" }));
    await page.locator("[data-menu]").getByText("Very deep").waitFor();
    expect(loads).toEqual([]);
  });

  test("sixty files at once are one change, and the last state wins", async ({ open }) => {
    const page = await open(`${dev.url}docs/reading/long`);
    const loads = recordPageLoads(page);
    log.length = 0;
    for (let round = 1; round <= 3; round++) {
      for (let at = 0; at < 60; at++)
        writeFileSync(join(content, `docs/reading/many-${at}.md`), `# Many ${at}\n\nRound ${round}.\n`);
    }
    await edit("docs/reading/long.md", (text) => `${text}\nAll sixty are there.\n`);
    await page.getByText("All sixty are there.").waitFor();
    await page.locator("[data-menu]").getByRole("link", { name: "Many 59" }).waitFor({ state: "attached" });
    const payload = await page.request.get(`${dev.url}docs/reading/many-59.json`);
    expect(await payload.text()).toContain("Round 3.");
    await expect.poll(() => log.filter((line) => /^6\d files · /.test(line)).length).toBe(1);
    expect(log.join("\n")).not.toMatch(/^0 files/m);
    expect(loads).toEqual([]);
  });

  test("a problem is reported on its page and in the terminal, marked in place, and removed when it is fixed", async ({
    open,
  }) => {
    const sound = `---\ntitle: Wrong\ndescription: ${"A sentence about it. ".repeat(3)}\n---\n\n`;
    await edit("docs/wrong.md", () => `${sound}Hello.\n`);
    const page = await open(`${dev.url}docs/wrong`);
    const bar = page.getByRole("complementary", { name: "Problems" });
    log.length = 0;
    await edit(
      "docs/wrong.md",
      () =>
        `${sound}To [nowhere](/docs/nowhere).\n\n[A file](./no-such-file.md)\n\n![A picture](./none.png)\n`,
    );
    await bar.getByText("3 problems on this page").waitFor();
    const told = await bar.textContent();
    expect(told).toContain('Broken link: "/docs/nowhere".');
    const places = await bar.getByRole("button").allTextContents();
    expect(places.map((place) => place.split(":").at(-1))).toEqual(["6", "8", "10"]);
    expect(await page.getByRole("link", { name: "nowhere" }).getAttribute("data-problem")).toBe("error");
    expect(await page.locator("a.missing").getAttribute("data-problem")).not.toBeNull();
    expect(await page.getByAltText("A picture").getAttribute("title")).toContain("none.png");
    await expect.poll(() => log.join("\n")).toMatch(/wrong\.md · \d+\.\d s · 3 new problems\n/);

    // Another page shows the number of problems and links to them.
    const other = await open(`${dev.url}docs/start`);
    const elsewhere = other.getByRole("complementary", { name: "Problems" });
    await elsewhere.getByText("problems elsewhere").click();
    expect(await violations(other, { rules: RULES_OF_COLOR })).toEqual([]);
    // The bar does not cover the end of the page.
    const [end = 0, top = 0] = await other.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      const [root, list] = [document.querySelector("[data-root]"), document.querySelector(".problem-bar")];
      return [root?.getBoundingClientRect().bottom, list?.getBoundingClientRect().top];
    });
    expect(end).toBeLessThanOrEqual(top + 1);
    // Nor the end of the sidebar.
    await scrollTo(other, 0);
    const menuEnd = () =>
      other.evaluate(() => document.querySelector("[data-menu]")?.getBoundingClientRect().bottom);
    await expect.poll(menuEnd).toBeLessThanOrEqual(top + 1);
    const entry = elsewhere.getByRole("listitem").filter({ hasText: "/docs/nowhere" });
    await entry.getByRole("link", { name: "Go to the page" }).click();
    await elsewhere.getByText("3 problems on this page").waitFor();

    // The configured editor gets file and line.
    const editing = await mkdtemp(join(tmpdir(), "dev-editor-"));
    const editor = join(editing, "editor.sh");
    await writeFile(editor, `#!/bin/sh\necho "$@" > ${join(editing, "opened.txt")}\n`, { mode: 0o755 });
    process.env["LAUNCH_EDITOR"] = editor;
    await bar.getByRole("button", { name: "wrong.md:6" }).click();
    await expect
      .poll(() => readFile(join(editing, "opened.txt"), "utf8").catch(() => ""))
      .toContain("wrong.md");

    await edit("docs/wrong.md", () => `${sound}To [the start](/docs/start).\n`);
    await bar.getByText("on this page").waitFor({ state: "detached" });
    expect(await page.locator("[data-problem]").count()).toBe(0);
    await expect.poll(() => log.join("\n")).toMatch(/wrong\.md · \d+\.\d s · 3 mended/);
  });

  test("a page that cannot be read says why instead of not being there", async ({ open }) => {
    await edit("docs/broken.md", () => "# Sound\n\nHello.\n");
    const page = await open(`${dev.url}docs/broken`);
    const why = page.getByRole("complementary", { name: "Problems" }).getByText("The file is not UTF-8");
    await writeFile(join(content, "docs/broken.md"), Buffer.from([0x23, 0x20, 0x41, 0xe9, 0x0a]));
    await why.waitFor();
    expect((await page.goto(page.url()))?.status()).toBe(200);
    await why.waitFor();
    await edit("docs/broken.md", () => "# Sound again\n\nHello.\n");
    await page.getByRole("heading", { name: "Sound again" }).waitFor();
    await why.waitFor({ state: "detached" });
  });

  test("a page that did not exist is there as soon as it is saved, and a missing one answers 404", async ({
    open,
  }) => {
    const page = await open(`${dev.url}robots.txt`, { until: "load" });
    expect((await page.goto(`${dev.url}docs/brand-new`))?.status()).toBe(404);
    await writeFile(join(content, "docs/brand-new.md"), "# Brand new\n\nHello.\n");
    await expect.poll(async () => (await page.request.get(`${dev.url}docs/brand-new`)).status()).toBe(200);
    await page.goto(`${dev.url}docs/brand-new`);
    expect(await page.locator("h1").textContent()).toBe("Brand new");
  });

  test("feeds and Markdown copies are served, as they will be on the built site", async ({ open }) => {
    const { request } = await open(`${dev.url}robots.txt`, { until: "load" });
    const read = async (path: string) => (await request.get(`${dev.url}${path}`)).text();
    expect(await read("blog/rss.xml")).toContain("<rss");
    expect(await read("docs/start.md")).toMatch(/^---\ntitle: "Start"\n.*\n# Start\n/s);
    expect(await read("sitemap.xml")).toContain("/docs/start</loc>");
  });

  test("a changed configuration shows in the open tab", async ({ open }) => {
    const page = await open(`${dev.url}robots.txt`, { until: "load" });
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
    // A mistake in it is shown there too, with its line.
    config = Object.assign({ tagLine: "Ahoy" }, plainConfig);
    configText = 'export default {\n  tagLine: "Ahoy",\n};\n';
    await writeFile(configFile, configText);
    const entry = page.locator(".problem-bar li", { hasText: 'Unknown key "tagLine".' });
    await expect.poll(() => entry.textContent()).toContain("site.config.ts:2");
    // So does one that was gone for a while, as when branches are switched.
    log.length = 0;
    await rm(configFile);
    await expect.poll(() => log.join("\n")).toContain("site.config.ts · ");
    config = { ...plainConfig, footer: { ...plainConfig.footer, note: "A third edition" } };
    await writeFile(configFile, "back again");
    await page.getByText("A third edition").waitFor();
  });

  test("addresses lead where they lead on the built site", async ({ open }) => {
    const { request } = await open(`${dev.url}robots.txt`, { until: "load" });
    const ask = async (path: string) => {
      const response = await request.get(dev.url + path, { maxRedirects: 0 });
      return [response.status(), response.headers()["location"]];
    };
    expect(await ask("docs/start/")).toEqual([302, "/docs/start"]);
    expect(await ask("docs/start.html")).toEqual([302, "/docs/start"]);
    expect(await ask("404")).toEqual([404, undefined]);
    // No page has such an address, and none of them may end in a loop, a failure or a trace in the terminal.
    log.length = 0;
    await edit("docs/dotted.md", () => "---\nslug: /dotted.html\n---\n\nText.\n");
    await edit("docs/c#/sharp.md", () => "# Sharp\n\nText.\n");
    await expect.poll(async () => (await ask("docs/c%23/sharp"))[0]).toBe(200);
    expect(await ask("docs/dotted.html")).toEqual([404, undefined]);
    const warned = vi.spyOn(console, "warn");
    onTestFinished(() => warned.mockRestore());
    expect(await ask("docs/%zz")).toEqual([404, undefined]);
    expect(warned.mock.calls).toEqual([]);
    expect(log.join("\n")).not.toContain("URIError");
    await Promise.all(
      ["docs/dotted.md", "docs/c#"].map((name) => rm(join(content, name), { recursive: true })),
    );
  });

  test("a folder is followed whatever its name", async ({ open }) => {
    const page = await open(`${dev.url}robots.txt`, { until: "load" });
    for (const text of ["First words", "Other words"]) {
      await edit("docs/bench/dist/a.md", () => `# Bench\n\n${text}.\n`);
      await expect
        .poll(async () => (await page.request.get(`${dev.url}docs/bench/dist/a`)).text())
        .toContain(text);
    }
  });

  test("nothing is kept offline, and a worker that a built site left is removed", async ({ open }) => {
    const page = await open(`${dev.url}robots.txt`, { until: "load", serviceWorkers: "allow" });
    // A file, because on a page the client would remove the worker.
    await page.goto(`${dev.url}sw.js`);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      // Registrations reliably include it only once it is active.
      await navigator.serviceWorker.ready;
    });
    expect(await registrations()).toBe(1);
    await page.goto(`${dev.url}docs/start`);
    await expect.poll(registrations).toBe(0);
  });
});

test("a site below a base path is developed there", async ({ open }) => {
  const dev = await startDev({
    readConfig: async () => ({ ok: true, input: basedConfig, hash: "", sources: [] }),
    content: "test/fixtures/browser-site/content",
    public: "public",
    port: 0,
    host: "127.0.0.1",
    useCache: false,
    open: false,
    codeHash: "browser-tests",
    print: () => undefined,
  });
  onTestFinished(() => dev.close());
  const failed: string[] = [];
  const page = await open(`${dev.url}docs/blocks`, {
    prepare: async (prepared) =>
      prepared.on("response", (response) => response.ok() || failed.push(response.url())),
  });
  expect(dev.url).toMatch(/\/manual\/$/);
  expect(await page.title()).toContain("Blocks");
  await page.locator("[data-menu]").getByRole("link", { name: "Start", exact: true }).click();
  await page.waitForURL(`${dev.url}docs/start`);
  expect(failed).toEqual([]);
  expect((await page.goto(`${dev.url}docs/nowhere`))?.status()).toBe(404);
});

test("what is saved while the server starts is shown, and open tabs get the first problems", async ({
  open,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "dev-early-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeTree(folder, { "docs/a.md": "# First words\n\n[Gone](/docs/gone)\n" });
  let shown: Promise<void> | null = null;
  let isSaved = false;
  const dev = await startDev({
    readConfig: async () => ({ ok: true, input: plainConfig, hash: "", sources: [] }),
    content: folder,
    public: join(folder, "public"),
    port: 0,
    host: "127.0.0.1",
    useCache: false,
    open: false,
    codeHash: "browser-tests",
    // The page was read, and no file is watched yet.
    showProgress: () => {
      if (!isSaved) writeFileSync(join(folder, "docs/a.md"), "# Other words\n\n[Gone](/docs/gone)\n");
      isSaved = true;
    },
    print: (text) => {
      const url = /Developing on (\S+)/.exec(text)?.[1];
      if (url === undefined) return;
      shown = open(`${url}docs/a`).then(async (page) => {
        await page.getByRole("heading", { name: "Other words" }).waitFor();
        await page.getByText("Broken link").first().waitFor({ state: "attached" });
      });
    },
  });
  onTestFinished(() => dev.close());
  expect(shown).not.toBeNull();
  await shown;
});
