import type { ToExpressionWorker } from "./expressionWorker.ts";
import type { ExpressionReport } from "./runExpression.ts";

/** `slow` if it takes too long, `failed` if it cannot be tried at all. */
export type Evaluation = ExpressionReport | "slow" | "failed";

/** After this many milliseconds of computing, a pattern is one that the browser's engine needs hours for. */
const PATIENCE = 2000;

/** Asks a worker one question at a time, and ends it if it takes too long or the question is outdated. */
export function createEvaluator(start: () => Worker, tell: (evaluation: Evaluation) => void) {
  let isLoaded = false;
  let waiting: ToExpressionWorker | null = null;
  let computing: ReturnType<typeof setTimeout> | null = null;
  let worker = begin();

  function begin(): Worker {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<ExpressionReport | "loaded">) => {
      stopTimer();
      isLoaded = true;
      if (data === "loaded") send();
      else tell(data);
    });
    started.addEventListener("error", () => giveUp("failed"));
    return started;
  }

  function send() {
    if (!isLoaded || !waiting) return;
    worker.postMessage(waiting);
    waiting = null;
    computing = setTimeout(() => giveUp("slow"), PATIENCE);
  }

  function giveUp(reason: "slow" | "failed") {
    restartIfComputing();
    tell(reason);
  }

  function restartIfComputing() {
    if (computing === null) return;
    end();
    isLoaded = false;
    worker = begin();
  }

  function stopTimer() {
    if (computing !== null) clearTimeout(computing);
    computing = null;
  }

  function end() {
    stopTimer();
    worker.terminate();
  }

  function ask(question: ToExpressionWorker) {
    restartIfComputing();
    waiting = question;
    send();
  }

  return { ask, end };
}
