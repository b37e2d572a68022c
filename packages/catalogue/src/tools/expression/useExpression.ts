import type { IslandProps } from "@docs/generator";
import { useEffect, useRef, useState } from "react";
import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { createEvaluator, type Evaluation } from "./createEvaluator.ts";
import workerUrl from "./expressionWorker.ts?worker&url";
import type { ExpressionInput } from "./runExpression.ts";

/** Evaluates in a worker; returns the latest report. */
export function useExpression(
  input: ExpressionInput,
  facts: ExpressionFacts | undefined,
  startWorker: IslandProps["startWorker"],
): Evaluation | null {
  const [evaluation, setEvaluation] = useState<Evaluation | null>(null);
  const evaluator = useRef<ReturnType<typeof createEvaluator>>(null);
  const question = JSON.stringify(input);

  useEffect(() => {
    const started = createEvaluator(() => startWorker(workerUrl), setEvaluation);
    evaluator.current = started;
    return () => started.end();
  }, [startWorker]);

  useEffect(() => {
    if (facts) evaluator.current?.ask({ question, facts });
  }, [question, facts]);
  return evaluation;
}
