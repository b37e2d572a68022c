import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { runExpression } from "./runExpression.ts";

/** `question` is the input as JSON. */
export interface ToExpressionWorker {
  question: string;
  facts: ExpressionFacts;
}

self.addEventListener("message", ({ data: { question, facts } }: MessageEvent<ToExpressionWorker>) => {
  self.postMessage(runExpression(JSON.parse(question), facts));
});
self.postMessage("loaded");
