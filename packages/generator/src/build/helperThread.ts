import { parentPort } from "node:worker_threads";
import { createHelperTasks } from "./helperTasks.ts";
import type { HelperAnswer, HelperQuestion } from "./startHelper.ts";

// The other end of startHelper.ts.
const helperTasks = createHelperTasks();
parentPort?.on("message", async ({ id, task, input }: HelperQuestion) => {
  parentPort?.postMessage(await answer(id, () => (helperTasks[task] as (input: unknown) => unknown)(input)));
});

async function answer(id: number, work: () => unknown): Promise<HelperAnswer> {
  try {
    return { id, ok: true, value: await work() };
  } catch (cause) {
    return { id, ok: false, cause };
  }
}
