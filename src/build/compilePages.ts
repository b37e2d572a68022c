import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import { lazyCompiler } from "./lazyCompiler.ts";

interface Job {
  source: MarkdownSource;
  resolve(page: CompiledPage): void;
  reject(error: unknown): void;
}

type WorkerAnswer = { page: CompiledPage } | { error: unknown };

/** Fewer pages than this are done before a second thread would have started. */
const MANY = 24;

/** Only the bundled tool has the worker beside it; sources run without a bundle (tests) compile in one thread. */
const workerFile = new URL("./compileWorker.mjs", import.meta.url);

/** Compiles pages here and, when there are many, in one more thread that takes from the same queue. */
export function createPageCompiler(): (source: MarkdownSource) => Promise<CompiledPage> {
  const compileHere = lazyCompiler();
  const waiting: Job[] = [];
  let isWorking = false;

  async function workHere() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { source, resolve, reject } = job;
      await compileHere(source).then(resolve, reject);
      // Lets files be read and the other thread be given its next page.
      await setImmediate();
    }
  }

  async function work() {
    const helper = waiting.length > MANY && existsSync(fileURLToPath(workerFile)) ? workThere(waiting) : null;
    await Promise.all([workHere(), helper]);
    isWorking = false;
    if (waiting.length > 0) start();
  }

  function start() {
    if (isWorking) return;
    isWorking = true;
    // Once everything that can be asked for now is in the queue.
    void setImmediate().then(setImmediate).then(work);
  }

  return (source) =>
    new Promise((resolve, reject) => {
      waiting.push({ source, resolve, reject });
      start();
    });
}

/** A second thread that takes pages from the queue until it is empty. */
async function workThere(waiting: Job[]): Promise<void> {
  const worker = new Worker(workerFile);
  try {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { resolve, reject } = job;
      const answer = await ask(worker, job.source).catch((error: unknown): WorkerAnswer => ({ error }));
      if ("page" in answer) resolve(answer.page);
      else reject(answer.error);
    }
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, source: MarkdownSource): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.once("message", (answer: WorkerAnswer) => {
      worker.off("error", reject);
      resolve(answer);
    });
    worker.once("error", reject);
    worker.postMessage(source);
  });
}
