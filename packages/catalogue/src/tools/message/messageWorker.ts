import type { MessageFacts } from "../../toml/messageFacts.ts";
import { type Explanation, explainMessage } from "./explainMessage.ts";

/** `id` tells the latest text from earlier ones. */
export interface ToMessageWorker {
  id: number;
  text: string;
  facts: MessageFacts;
}

export interface FromMessageWorker {
  id: number;
  explanation: Explanation;
}

self.addEventListener("message", async ({ data: { id, text, facts } }: MessageEvent<ToMessageWorker>) => {
  self.postMessage({ id, explanation: await explainMessage(text, facts) } satisfies FromMessageWorker);
});
