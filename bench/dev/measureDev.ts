import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import type { Figure } from "../figure.ts";
import { treeMemory } from "../peers/processTree.ts";
import type { DevSubject } from "./devSubjects.ts";

interface Measuring {
  subjects: DevSubject[];
  browser: string;
  /** Saves of one page that are timed. */
  rounds: number;
  /** Saves between the two looks at the memory. */
  saves: number;
  print(line: string): void;
}

const PORT = 4310;
const FILES_AT_ONCE = 60;
/** VitePress renders every page for its search before it answers: minutes on a busy machine. */
const LIMIT_MS = 600_000;

/** Starts each server in turn, with what it keeps between starts in place, and saves pages under it. */
export async function measureDev({ subjects, browser, rounds, saves, print }: Measuring): Promise<Figure[]> {
  const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox", "--disable-gpu"] });
  const figures: Figure[] = [];
  for (const [at, subject] of subjects.entries()) {
    print(`  ${subject.name}`);
    try {
      figures.push(...(await measureSubject(subject, PORT + at)));
    } catch (error) {
      print(`  ${subject.name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await chrome.close();
  return figures;

  async function measureSubject(subject: DevSubject, port: number): Promise<Figure[]> {
    // Fills its caches.
    await stop((await start(subject, port)).child);
    const server = await start(subject, port);
    const page = await chrome.newPage();
    try {
      await page.goto(server.url, { timeout: LIMIT_MS });
      return await measureServer(subject, server, page, { rounds, saves });
    } finally {
      await page.close();
      await stop(server.child);
    }
  }
}

interface RunningServer {
  child: ChildProcess;
  url: string;
  firstMs: number;
}

async function start({ program, args, cwd, env, path }: DevSubject, port: number): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(program, args(port), {
    cwd,
    stdio: "ignore",
    env: { ...process.env, ...env, NODE_ENV: "development" },
  });
  const url = `http://localhost:${port}/${path}`;
  const isThere = () => fetch(url, { headers: { Accept: "text/html" } }).then(({ ok }) => ok);
  while (!(await isThere().catch(() => false))) {
    if (performance.now() - started > LIMIT_MS) {
      await stop(child);
      throw new Error(`${url} does not answer.`);
    }
    await setTimeout(20);
  }
  return { child, url, firstMs: performance.now() - started };
}

async function stop(child: ChildProcess) {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}

async function measureServer(
  { name, page: file }: DevSubject,
  { child, firstMs }: RunningServer,
  page: Page,
  { rounds, saves }: Pick<Measuring, "rounds" | "saves">,
): Promise<Figure[]> {
  let count = 0;
  const saved: number[] = [];
  for (let round = 0; round < rounds; round++) saved.push(await timeSave([file]));
  const neighbors = markdownBelow(dirname(file)).slice(0, FILES_AT_ONCE - 1);
  const many = await timeSave([...neighbors, file]);
  const memoryBefore = memory();
  for (let save = 0; save < saves; save++) await timeSave([file]);
  const growth = Math.max(0, memory() - memoryBefore);
  const figure = (label: string, unit: Figure["unit"], values: number[]): Figure => {
    return { part: "Developing", label: `${name}: ${label}`, unit, values };
  };
  return [
    figure("first answer after start", "seconds", [firstMs / 1000]),
    figure("a saved page on screen", "ms", saved),
    figure(`${neighbors.length + 1} files at once on screen`, "seconds", [many / 1000]),
    figure(`memory added by ${saves} saves`, "memory", [growth]),
  ];

  /** From the last write until the open page shows it. */
  async function timeSave(files: string[]): Promise<number> {
    const text = `Saved sentence number ${++count}.`;
    const shown = page.getByText(text).waitFor({ state: "attached", timeout: LIMIT_MS });
    const from = performance.now();
    for (const each of files) appendFileSync(each, `\n${text}\n`);
    await shown;
    return performance.now() - from;
  }

  function memory(): number {
    return child.pid === undefined ? 0 : (treeMemory(child.pid) ?? 0);
  }
}

function markdownBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md") && file !== "faq.md")
    .map((file) => join(folder, file));
}
