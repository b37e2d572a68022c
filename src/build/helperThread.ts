import { parentPort } from "node:worker_threads";
import { helperTasks } from "./helperTasks.ts";
import type { HelperAnswer, HelperQuestion } from "./startHelper.ts";

// The other end of startHelper.ts: questions are answered one after the other.
parentPort?.on("message", ({ id, task, input }: HelperQuestion) => {
  parentPort?.postMessage(answer(id, () => (helperTasks[task] as (input: unknown) => unknown)(input)));
});

function answer(id: number, work: () => unknown): HelperAnswer {
  try {
    return { id, ok: true, value: work() };
  } catch (cause) {
    return { id, ok: false, cause };
  }
}
