import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import type { CompileAnswer, CompileQuestion } from "./compileWorker.ts";
import { lazyCompiler } from "./lazyCompiler.ts";

/** With fewer pages than this, another thread costs more than it saves. */
const WORTH_A_THREAD = 40;
const MOST_THREADS = 3;
/** Pages a thread has in hand, so that it need not wait while this one is busy. */
const IN_HAND = 4;

/** Where the tool runs from its sources, in tests, no such file stands beside it, and one thread does all. */
const workerFile = new URL("./compileWorker.mjs", import.meta.url);

interface Job {
  source: MarkdownSource;
  resolve(page: CompiledPage): void;
  reject(cause: unknown): void;
}

export interface CompilePool {
  compile(source: MarkdownSource): Promise<CompiledPage>;
  /** Ends the other threads. */
  close(): Promise<void>;
}

/** Compiles pages on all processors: this thread takes part, others join it when there is enough to do. */
export function createCompilePool(): CompilePool {
  const compileHere = lazyCompiler();
  const queue: Job[] = [];
  const workers: Worker[] = [];
  let isWorking = false;

  async function work() {
    isWorking = true;
    // All pages of a folder are asked for in the same turn: only after it is known how many there are.
    await nextTurn();
    if (queue.length >= WORTH_A_THREAD && workers.length === 0 && existsSync(workerFile)) {
      for (let count = Math.min(availableParallelism() - 1, MOST_THREADS); count > 0; count--) {
        workers.push(startWorker(queue));
      }
    }
    for (let job = queue.shift(); job; job = queue.shift()) {
      await compileHere(job.source).then(job.resolve, job.reject);
      // Lets the answers of the others in.
      await nextTurn();
    }
    isWorking = false;
  }

  return {
    compile: (source) =>
      new Promise((resolve, reject) => {
        queue.push({ source, resolve, reject });
        if (!isWorking) void work();
      }),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function startWorker(queue: Job[]): Worker {
  const worker = new Worker(workerFile);
  const inHand = new Map<number, Job>();
  let asked = 0;
  const ask = () => {
    for (let job = nextJob(); job; job = nextJob()) {
      inHand.set(++asked, job);
      worker.postMessage({ id: asked, source: job.source } satisfies CompileQuestion);
    }
  };
  const nextJob = () => (inHand.size < IN_HAND ? queue.shift() : undefined);
  worker.on("message", (answer: CompileAnswer) => {
    const job = inHand.get(answer.id);
    inHand.delete(answer.id);
    if (answer.ok) job?.resolve(answer.page);
    else job?.reject(answer.cause);
    ask();
  });
  worker.on("error", (cause) => {
    for (const job of inHand.values()) job.reject(cause);
  });
  ask();
  return worker;
}
