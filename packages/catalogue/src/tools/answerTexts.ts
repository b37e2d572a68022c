import type { WorkerAnswer } from "./useWorker.ts";

/** The work of a worker: `open` reads the facts, and returns what answers each text. */
export function answerTexts<Facts, Answer>(
  open: (facts: Facts) => (text: string) => Answer | Promise<Answer>,
) {
  let answerTo: ReturnType<typeof open> | undefined;
  self.addEventListener("message", async ({ data }: MessageEvent<{ facts: Facts } | { text: string }>) => {
    if ("facts" in data) answerTo = open(data.facts);
    else if (answerTo)
      self.postMessage({ text: data.text, answer: await answerTo(data.text) } satisfies WorkerAnswer<Answer>);
  });
  self.postMessage("loaded");
}
