import type { ToExpressionWorker } from "./expressionWorker.ts";
import type { ExpressionReport } from "./runExpression.ts";

/** `slow` if it takes too long, `failed` if it cannot be tried at all. */
export type Evaluation = ExpressionReport | "slow" | "failed";
export type Evaluator = ReturnType<typeof createEvaluator>;

/** After this many milliseconds of computing, a pattern is one that the browser's engine needs hours for. */
const PATIENCE = 2000;

/** Asks a worker one question at a time, and ends it if it takes too long or the question is outdated. */
export function createEvaluator(start: () => Worker, tell: (evaluation: Evaluation) => void) {
  let waiting: ToExpressionWorker | null = null;
  let isFree = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let worker = begin();

  function begin(): Worker {
    isFree = false;
    const started = start();
    // The first message says that the worker is loaded.
    started.addEventListener("message", ({ data }: MessageEvent<ExpressionReport | null>) => {
      stopWaiting();
      isFree = true;
      if (data) tell(data);
      askNext();
    });
    started.addEventListener("error", () => {
      if (patience !== undefined) restart();
      tell("failed");
    });
    return started;
  }

  function stopWaiting() {
    clearTimeout(patience);
    patience = undefined;
  }

  function restart() {
    stopWaiting();
    worker.terminate();
    worker = begin();
  }

  function askNext() {
    if (!isFree || !waiting) return;
    worker.postMessage(waiting);
    [waiting, isFree] = [null, false];
    patience = setTimeout(() => {
      restart();
      tell("slow");
    }, PATIENCE);
  }

  return {
    ask(question: ToExpressionWorker) {
      if (patience !== undefined) restart();
      waiting = question;
      askNext();
    },
    end() {
      stopWaiting();
      worker.terminate();
    },
  };
}
