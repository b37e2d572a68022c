import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { askThread, startHelper } from "../../src/build/startHelper.ts";

/** A thread that runs the code for every question, as `question`, with `answer(value)` and `refuse(cause)` at hand. */
function threadOf(code: string): Worker {
  const program = `
    const { parentPort } = require("node:worker_threads");
    const asked = [];
    parentPort.on("message", (question) => {
      const send = (rest) => (to = question) => parentPort.postMessage({ id: to.id, ...rest });
      const answer = (value, to) => send({ ok: true, value })(to);
      const refuse = (cause, to) => send({ ok: false, cause })(to);
      asked.push(question);
      ${code}
    });`;
  return new Worker(program, { eval: true });
}

describe("a helper in a thread", () => {
  it("gives every asker its own answer, in whatever order they come", async () => {
    const helper = askThread(
      threadOf("if (asked.length === 2) for (const one of asked.reverse()) answer(one.input + '!', one);"),
    );
    const answers = [helper.ask("drawDiagram", "first"), helper.ask("drawDiagram", "second")];
    expect(await Promise.all(answers)).toEqual(["first!", "second!"]);
    helper.stop();
  });

  it("hands on why a task failed", async () => {
    const helper = askThread(threadOf("refuse(new Error('no room for ' + question.input));"));
    await expect(helper.ask("drawDiagram", "a chart")).rejects.toThrow("no room for a chart");
    helper.stop();
  });

  it("leaves nobody waiting when the thread dies", async () => {
    const helper = askThread(threadOf("if (asked.length === 2) throw new Error('out of memory');"));
    const answers = [helper.ask("drawDiagram", "first"), helper.ask("drawDiagram", "second")];
    const ends = await Promise.allSettled(answers);
    expect(ends.map((end) => end.status === "rejected" && String(end.reason))).toEqual([
      "Error: out of memory",
      "Error: out of memory",
    ]);
  });
});

it("does the tasks itself where the tool runs from its sources", async () => {
  const drawn = await startHelper().ask("drawDiagram", "flowchart LR\n  a --> b\n");
  expect(drawn).toMatchObject({ ok: true, label: expect.stringContaining("a") });
});
