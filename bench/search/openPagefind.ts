import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { AskForPages } from "../../test/search/judge.ts";
import { installPackages } from "../peers/installPeer.ts";
import { serveCompressed } from "../visit/serveCompressed.ts";
import { workFolder } from "../workFolder.ts";

/** What of its interface for Node is used here. */
interface Pagefind {
  createIndex(options: { rootSelector: string }): Promise<{ index: PagefindIndex }>;
  close(): Promise<void>;
}
interface PagefindIndex {
  addDirectory(options: { path: string; glob: string }): Promise<unknown>;
  writeFiles(options: { outputPath: string }): Promise<unknown>;
}
interface PagefindInBrowser {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

export const PAGEFIND = "1.6.0";
/** As many as can be among three pages when each is found by several sections. */
const HITS = 10;

/** Pagefind on the articles of a built site, asked in Chromium; installed into the work folder. */
export async function openPagefind(root: string, executablePath: string) {
  const folder = join(workFolder, "pagefind");
  const site = join(folder, "site");
  await installPackages(folder, {
    name: "peer-pagefind",
    private: true,
    dependencies: { pagefind: PAGEFIND },
  });
  const pagefind: Pagefind = await import(
    pathToFileURL(join(folder, "node_modules/pagefind/lib/index.js")).href
  );
  const { index } = await pagefind.createIndex({ rootSelector: "main" });
  await index.addDirectory({ path: root, glob: "{docs,blog}/**/*.html" });
  await index.writeFiles({ outputPath: join(site, "pagefind") });
  await pagefind.close();
  await mkdir(site, { recursive: true });
  await writeFile(join(site, "index.html"), "<!doctype html><title>Pagefind</title>");
  const served = await serveCompressed(site, null);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  await page.goto(`${served.origin}/`);
  const ask: AskForPages = async (query) => {
    const urls = await page.evaluate(
      async ({ script, text, most }) => {
        const { search }: PagefindInBrowser = await import(script);
        const { results } = await search(text);
        return Promise.all(results.slice(0, most).map(async (result) => (await result.data()).url));
      },
      { script: "/pagefind/pagefind.js", text: query, most: HITS },
    );
    return urls.map((url) => url.replace(/(\.html|\/)$/, ""));
  };
  return {
    ask,
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
