import type { IslandProps } from "@docs/generator";
import { useEffect, useState } from "react";

/** What a worker made of a text. */
export interface WorkerAnswer<Answer> {
  text: string;
  answer: Answer;
}

/** `slow` if it takes too long, `failed` if the worker cannot run. */
type Told<Answer> = WorkerAnswer<Answer> | "slow" | "failed";

interface Work<Facts> extends Pick<IslandProps, "startWorker"> {
  url: string;
  /** Sent before any text; null while they are loading. */
  facts: Facts | null;
  text: string;
  /** A worker that computes for longer is ended, and at once if its text is outdated. In milliseconds. */
  patience?: number;
}

/** Sends each text to a worker that calls `answerTexts`; returns the latest answer. */
export function useWorker<Facts, Answer>({ url, facts, text, startWorker, patience }: Work<Facts>) {
  const [worker, setWorker] = useState<ReturnType<typeof askWorker<Facts, Answer>> | null>(null);
  const [latest, setLatest] = useState<Told<Answer> | null>(null);

  useEffect(() => {
    const started = askWorker<Facts, Answer>(() => startWorker(url), setLatest, patience);
    setWorker(started);
    return () => started.end();
  }, [url, startWorker, patience]);

  useEffect(() => {
    if (facts) worker?.ask(text, facts);
  }, [worker, facts, text]);
  return latest;
}

export function askWorker<Facts, Answer>(
  start: () => Worker,
  tell: (told: Told<Answer>) => void,
  patience?: number,
) {
  let isLoaded = false;
  let known: Facts | null = null;
  let waiting: { text: string; facts: Facts } | null = null;
  let computing: ReturnType<typeof setTimeout> | null = null;
  let worker = begin();
  return { ask, end };

  function begin(): Worker {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer<Answer> | "loaded">) => {
      stopTimer();
      isLoaded = true;
      if (data === "loaded") send();
      else tell(data);
    });
    started.addEventListener("error", () => giveUp("failed"));
    return started;
  }

  function ask(text: string, facts: Facts) {
    restartIfComputing();
    waiting = { text, facts };
    send();
  }

  function send() {
    if (!isLoaded || !waiting) return;
    const { text, facts } = waiting;
    if (facts !== known) worker.postMessage({ facts });
    worker.postMessage({ text });
    known = facts;
    waiting = null;
    if (patience !== undefined) computing = setTimeout(() => giveUp("slow"), patience);
  }

  function giveUp(reason: "slow" | "failed") {
    restartIfComputing();
    tell(reason);
  }

  function restartIfComputing() {
    if (computing === null) return;
    end();
    isLoaded = false;
    known = null;
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
}
