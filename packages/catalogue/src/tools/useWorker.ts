import type { IslandProps } from "@docs/generator";
import { useEffect, useState } from "react";

/** What a worker made of a text. */
export interface WorkerAnswer<Answer> {
  text: string;
  answer: Answer;
}

interface Work<Facts> extends Pick<IslandProps, "startWorker"> {
  url: string;
  /** Sent once, before any text; null while they are loading. */
  facts: Facts | null;
  text: string;
}

/** Sends each text to a worker that calls `answerTexts`; returns the latest answer, or `failed` if it cannot run. */
export function useWorker<Facts, Answer>({ url, facts, text, startWorker }: Work<Facts>) {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [latest, setLatest] = useState<WorkerAnswer<Answer> | "failed" | null>(null);

  useEffect(() => {
    const started = startWorker(url);
    started.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer<Answer>>) => setLatest(data));
    started.addEventListener("error", () => setLatest("failed"));
    setWorker(started);
    return () => started.terminate();
  }, [url, startWorker]);

  useEffect(() => {
    if (facts) worker?.postMessage({ facts });
  }, [worker, facts]);
  useEffect(() => {
    if (facts) worker?.postMessage({ text });
  }, [worker, facts, text]);
  return latest;
}
