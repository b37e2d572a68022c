import type { CacheableRequest } from "./classifyRequest.ts";

export interface AnswerHost {
  /** Rejects without a connection. */
  network(): Promise<Response>;
  /** Resolves after the time to wait for the network. */
  patience(): Promise<void>;
  keptDocument(key: string): Promise<Response | undefined>;
  /** The fallback for pages that are not kept. */
  offlinePage(): Promise<Response | undefined>;
  /** A cached file of this build. */
  keptFile(): Promise<Response | undefined>;
  /** A cached file of any build, as its name contains a content hash. */
  hashedFile(): Promise<Response | undefined>;
  cacheFile(answer: Response): void;
}

/**
 * Answers hashed files from the cache, and everything else from the network, unless that is unreachable or slow and
 * there is a cached copy.
 */
export async function answerRequest(request: CacheableRequest, host: AnswerHost): Promise<Response> {
  const known = request.kind === "hashed" ? await host.hashedFile() : undefined;
  if (known) return known;
  const network = host.network().catch(() => null);
  const inTime = await Promise.race([network, host.patience().then(() => null)]);
  const kept = inTime ? undefined : await keptAnswer(request, host);
  if (kept) return kept;
  const answer = await network;
  if (!answer) return (await fallback(request, host)) ?? Response.error();
  // Documents may be redirected; they are cached together with their payload instead.
  if (request.kind === "hashed" || request.kind === "changing") host.cacheFile(answer.clone());
  return answer;
}

async function keptAnswer(request: CacheableRequest, host: AnswerHost): Promise<Response | undefined> {
  if (request.kind === "document") return request.key === null ? undefined : host.keptDocument(request.key);
  return request.kind === "hashed" ? undefined : host.keptFile();
}

async function fallback(request: CacheableRequest, host: AnswerHost): Promise<Response | undefined> {
  return request.kind === "document" && request.key !== null ? host.offlinePage() : undefined;
}
