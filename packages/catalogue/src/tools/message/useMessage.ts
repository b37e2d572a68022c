import type { IslandProps } from "@docs/generator";
import { useEffect, useRef, useState } from "react";
import type { MessageFacts } from "../../toml/messageFacts.ts";
import type { Explanation } from "./explainMessage.ts";
import type { FromMessageWorker, ToMessageWorker } from "./messageWorker.ts";
import workerUrl from "./messageWorker.ts?worker&url";

const FAILED = "The message cannot be read here. Reload this page.";

/** Explains the text in a worker, which contains the parser; null without text and until the first answer. */
export function useMessage(
  text: string,
  facts: MessageFacts,
  startWorker: IslandProps["startWorker"],
): Explanation | null {
  const [answer, setAnswer] = useState<Explanation | null>(null);
  const running = useRef<Worker | null>(null);
  const id = useRef(0);

  useEffect(() => {
    const worker = startWorker(workerUrl);
    worker.addEventListener("message", ({ data }: MessageEvent<FromMessageWorker>) => {
      if (data.id === id.current) setAnswer(data.explanation);
    });
    worker.addEventListener("error", () => setAnswer({ error: FAILED }));
    running.current = worker;
    return () => worker.terminate();
  }, [startWorker]);

  useEffect(() => {
    id.current++;
    if (text.trim() === "") setAnswer(null);
    else running.current?.postMessage({ id: id.current, text, facts } satisfies ToMessageWorker);
  }, [text, facts]);
  return answer;
}
