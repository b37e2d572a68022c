import type { CacheableRequest } from "./classifyRequest.ts";

export interface AnswerHost {
  /** Rejects without a connection. */
  network(): Promise<Response>;
  /** Settles when a visitor has waited long enough for the network. */
  patience(): Promise<void>;
  keptDocument(key: string): Promise<Response | undefined>;
  /** The page that says a page is not kept. */
  offlinePage(): Promise<Response | undefined>;
  /** A file of this build. */
  keptFile(): Promise<Response | undefined>;
  /** A file of any build: its name tells its content. */
  hashedFile(): Promise<Response | undefined>;
  cacheFile(answer: Response): void;
}

type NetworkResult = { answer: Response } | { failed: true };

/**
 * Files whose name says their content come from the cache. Everything else comes from the network, unless that has no
 * connection or hangs and there is a copy.
 */
export async function answerRequest(request: CacheableRequest, host: AnswerHost): Promise<Response> {
  const known = request.kind === "hashed" ? await host.hashedFile() : undefined;
  if (known) return known;
  const network = host.network().then(
    (answer): NetworkResult => ({ answer }),
    (): NetworkResult => ({ failed: true }),
  );
  const inTime = await Promise.race([network, host.patience().then(() => null)]);
  const kept = inTime && "answer" in inTime ? undefined : await keptAnswer(request, host);
  if (kept) return kept;
  const result = await network;
  if ("failed" in result) return (await standIn(request, host)) ?? Response.error();
  // Page loads may be redirected, and copies of them are made with their payload.
  if (request.kind === "hashed" || request.kind === "changing") host.cacheFile(result.answer.clone());
  return result.answer;
}

async function keptAnswer(request: CacheableRequest, host: AnswerHost): Promise<Response | undefined> {
  if (request.kind === "document") return request.key === null ? undefined : host.keptDocument(request.key);
  return request.kind === "hashed" ? undefined : host.keptFile();
}

async function standIn(request: CacheableRequest, host: AnswerHost): Promise<Response | undefined> {
  return request.kind === "document" && request.key !== null ? host.offlinePage() : undefined;
}
