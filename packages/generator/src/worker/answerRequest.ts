import type { Asked } from "./classifyRequest.ts";

export interface AnswerHost {
  /** Rejects without a connection. */
  network(): Promise<Response>;
  /** The document of a page, or what stands in for it. */
  keptDocument(key: string): Promise<Response | undefined>;
  /** A file of this build. */
  keptFile(): Promise<Response | undefined>;
  /** A file of any build: its name tells its content. */
  hashedFile(): Promise<Response | undefined>;
  putAside(answer: Response): void;
}

/** Files whose name says their content come from here, everything else from the network as long as there is one. */
export async function answerRequest(asked: Asked, host: AnswerHost): Promise<Response> {
  const known = asked.kind === "hashed" ? await host.hashedFile() : undefined;
  if (known) return known;
  let answer: Response;
  try {
    answer = await host.network();
  } catch {
    return (await keptAnswer(asked, host)) ?? Response.error();
  }
  // Page loads may be redirected, and copies of them are made with their payload.
  if ((asked.kind === "hashed" || asked.kind === "changing") && answer.status === 200) {
    host.putAside(answer.clone());
  }
  return answer;
}

async function keptAnswer(asked: Asked, host: AnswerHost): Promise<Response | undefined> {
  if (asked.kind === "document") return asked.key === null ? undefined : host.keptDocument(asked.key);
  return asked.kind === "hashed" ? undefined : host.keptFile();
}
