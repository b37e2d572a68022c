import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "./projectPaths.ts";
import type * as functions from "./threadFunctions.ts";

type Functions = typeof functions;
type Answer = { value: unknown } | { error: unknown };

/** Another processor's share of a build. */
export interface Thread {
  call<Name extends keyof Functions>(
    name: Name,
    input: Parameters<Functions[Name]>[0],
  ): Promise<ReturnType<Functions[Name]>>;
  close(): Promise<unknown>;
}

/** Starts a thread that runs the functions of `threadFunctions.ts`, one call after the other. */
export function openThread(): Thread {
  const folder = join(projectRoot, "packages/generator");
  const workerData = { file: join(folder, "src/build/threadFunctions.ts"), root: projectRoot };
  const worker = new Worker(join(folder, "bin/runInThread.mjs"), { workerData });
  const waiting: ((answer: Answer) => void)[] = [];
  let failure: Answer | null = null;
  worker.on("message", (answer: Answer) => waiting.shift()?.(answer));
  worker.on("error", (error) => {
    failure = { error };
    for (const settle of waiting.splice(0)) settle(failure);
  });
  return {
    async call(name, input) {
      const answer =
        failure ??
        (await new Promise<Answer>((settle) => {
          waiting.push(settle);
          worker.postMessage({ name, input });
        }));
      if ("error" in answer) throw answer.error;
      return answer.value as ReturnType<Functions[typeof name]>;
    },
    close: () => worker.terminate(),
  };
}
