import { appendFile, cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { projectRoot } from "../packages/generator/src/build/projectPaths.ts";
import { startDev } from "../packages/generator/src/commands/dev.ts";
import { loadConfig } from "../packages/generator/src/config/loadConfig.ts";

const SAVES = 500;
const REPORTED = 50;
/** What somebody works on for a day. */
const PAGES = 20;

/** Saves pages of a copy of this site one after the other while it is developed, and prints how memory grows. */
export async function soakDev(print = console.log): Promise<number> {
  process.env["NODE_ENV"] ??= "development";
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const root = await mkdtemp(join(tmpdir(), "soak-"));
  for (const name of ["content", "public", "site.config.ts"])
    await cp(join(projectRoot, name), join(root, name), { recursive: true });
  const content = join(root, "content");
  const files = await readdir(join(content, "docs"), { recursive: true });
  const pages = files.filter((file) => file.endsWith(".md")).sort();
  let onReport: (text: string) => void = () => undefined;
  const dev = await startDev({
    content,
    public: join(root, "public"),
    readConfig: () => loadConfig(content, projectRoot),
    port: 0,
    host: "127.0.0.1",
    open: false,
    useCache: false,
    codeHash: "soak",
    print: (text) => onReport(text),
  });
  try {
    report(0);
    for (let save = 1; save <= SAVES; save++) {
      const page = pages[save % PAGES] ?? "";
      const reported = new Promise<void>((done) => {
        // A second event of the page before may come late, and be reported together with this one.
        onReport = (text) => (/^\d+ files · /.test(text) || text.includes(`${page} · `)) && done();
      });
      await appendFile(join(content, "docs", page), `\nSave ${save}.\n`);
      await reported;
      // An open tab asks for the page, and its document once in a while.
      const path = `${dev.url}docs/${page.replace(/(\/index)?[.]md$/, "")}`;
      await read(save % 10 === 0 ? path : `${path}.json`);
      if (save % REPORTED === 0) report(save);
    }
  } finally {
    await dev.close();
    await rm(root, { recursive: true });
  }
  return 0;

  function report(save: number) {
    collectGarbage();
    const { heapUsed, rss } = process.memoryUsage();
    print(`${save} saves: heap ${Math.round(heapUsed / 1e6)} MB, process ${Math.round(rss / 1e6)} MB`);
  }
}

/** Over a connection of its own: one that is kept may end just now. */
function read(url: string): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { agent: false }, (response) => response.resume().once("end", () => done())).once("error", fail);
  });
}
