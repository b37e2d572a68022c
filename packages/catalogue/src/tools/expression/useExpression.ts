import type { IslandProps } from "@docs/generator";
import { useEffect, useRef, useState } from "react";
import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import type { FromExpressionWorker, ToExpressionWorker } from "./expressionWorker.ts";
import workerUrl from "./expressionWorker.ts?worker&url";
import type { ExpressionInput, ExpressionReport } from "./runExpression.ts";

/** After this many milliseconds, a pattern is one that the browser's engine needs hours for. */
const PATIENCE = 2000;

/** Evaluates in a worker, which is ended if it does not answer; returns the latest report. */
export function useExpression(
  input: ExpressionInput,
  facts: ExpressionFacts | undefined,
  startWorker: IslandProps["startWorker"],
): ExpressionReport | "slow" | null {
  const [report, setReport] = useState<ExpressionReport | "slow" | null>(null);
  const running = useRef<Worker | null>(null);
  const question = JSON.stringify(input);

  useEffect(() => () => running.current?.terminate(), []);

  useEffect(() => {
    if (!facts) return;
    running.current ??= startWorker(workerUrl);
    const worker = running.current;
    const listening = new AbortController();
    const { signal } = listening;
    const end = setTimeout(() => {
      worker.terminate();
      running.current = null;
      setReport("slow");
    }, PATIENCE);
    signal.addEventListener("abort", () => clearTimeout(end));
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<FromExpressionWorker>) => {
        if (data.question !== question) return;
        clearTimeout(end);
        setReport(data.report);
      },
      { signal },
    );
    worker.postMessage({ question, facts } satisfies ToExpressionWorker);
    return () => listening.abort();
  }, [question, facts, startWorker]);
  return report;
}
