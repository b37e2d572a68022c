import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { HelperTasks } from "./helperTasks.ts";

/** Does tasks on another processor while the build goes on. */
export interface Helper {
  ask<Name extends keyof HelperTasks>(
    task: Name,
    ...input: Parameters<HelperTasks[Name]>
  ): Promise<Awaited<ReturnType<HelperTasks[Name]>>>;
  /** Gives its memory back; to be called when nothing is asked any more. */
  stop(): void;
}

export interface HelperQuestion {
  id: number;
  task: keyof HelperTasks;
  input: unknown;
}

export type HelperAnswer = { id: number } & ({ ok: true; value: unknown } | { ok: false; cause: unknown });

/** Beside the bundled tool; not there where the tool runs from its sources, in tests. */
const program = fileURLToPath(new URL("./helperThread.mjs", import.meta.url));

export function startHelper(): Helper {
  return existsSync(program) ? askThread(new Worker(program)) : helperHere();
}

/** The helper at the other end of a thread; a thread that dies leaves nobody waiting. */
export function askThread(thread: Worker): Helper {
  const waiting = new Map<number, { resolve(value: never): void; reject(cause: unknown): void }>();
  let asked = 0;
  thread.unref();
  thread.on("message", (answer: HelperAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) thread.unref();
    if (answer.ok) asker?.resolve(answer.value as never);
    else asker?.reject(answer.cause);
  });
  thread.on("error", (cause) => {
    for (const { reject } of waiting.values()) reject(cause);
  });
  return {
    ask(task, ...[input]) {
      // The process lasts while an answer is due, and no longer.
      thread.ref();
      const question: HelperQuestion = { id: asked++, task, input };
      thread.postMessage(question);
      return new Promise((resolve, reject) => waiting.set(question.id, { resolve, reject }));
    },
    stop: () => void thread.terminate(),
  };
}

function helperHere(): Helper {
  let tasks: Promise<HelperTasks> | null = null;
  return {
    async ask(task, ...input) {
      tasks ??= import("./helperTasks.ts").then(({ createHelperTasks }) => createHelperTasks());
      return ((await tasks)[task] as (...input: unknown[]) => never)(...input);
    },
    stop: () => undefined,
  };
}
