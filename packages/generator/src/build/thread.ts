import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "./projectPaths.ts";
import type * as functions from "./threadFunctions.ts";

type Functions = typeof functions;
type Answer = { value: unknown } | { error: unknown };

export type Thread = ReturnType<typeof openThread>;

/** Starts a worker thread that runs the functions of `threadFunctions.ts`, in sequence. */
export function openThread() {
  const folder = join(projectRoot, "packages/generator");
  const workerData = { file: join(folder, "src/build/threadFunctions.ts"), root: projectRoot };
  const worker = new Worker(join(folder, "bin/runInThread.mjs"), { workerData });
  const waiting: ((answer: Answer) => void)[] = [];
  let failure: Answer | null = null;
  // Answers arrive in the order of the calls.
  worker.on("message", (answer: Answer) => waiting.shift()?.(answer));
  worker.on("error", (error) => {
    failure = { error };
    for (const settle of waiting.splice(0)) settle(failure);
  });
  return {
    async call<Name extends keyof Functions>(
      name: Name,
      input: Parameters<Functions[Name]>[0],
    ): Promise<ReturnType<Functions[Name]>> {
      const answer =
        failure ??
        (await new Promise<Answer>((settle) => {
          waiting.push(settle);
          worker.postMessage({ name, input });
        }));
      if ("error" in answer) throw answer.error;
      return answer.value as ReturnType<Functions[Name]>;
    },
    close: () => worker.terminate(),
  };
}
