import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { type ExpressionReport, runExpression } from "./runExpression.ts";

/** `question` is the input as JSON. */
export interface ToExpressionWorker {
  question: string;
  facts: ExpressionFacts;
}

export interface FromExpressionWorker {
  question: string;
  report: ExpressionReport;
}

self.addEventListener("message", ({ data: { question, facts } }: MessageEvent<ToExpressionWorker>) => {
  const report = runExpression(JSON.parse(question), facts);
  self.postMessage({ question, report } satisfies FromExpressionWorker);
});
