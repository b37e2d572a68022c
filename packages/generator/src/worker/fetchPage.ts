import { parsePayload } from "../shared/parsePayload.ts";
import { keyToPayload, withBase } from "../shared/url.ts";

export interface PageSource {
  baseUrl: string;
  build: string;
  /** Rejects without a connection. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Fetches a page as document and payload. `other` means that the server has another build or an error. */
export async function fetchPage({ baseUrl, build, fetch }: PageSource, key: string) {
  const payload = await fetch(baseUrl + keyToPayload(key));
  if (!payload.ok) return payload.status === 404 ? "gone" : "other";
  const parsed = parsePayload(await payload.clone().text(), build);
  if (!parsed.ok) return "other";
  const { path, title } = parsed.view;
  const document = await fetchDocument({ baseUrl, build, fetch }, path);
  return document ? { path, title, document, payload } : "other";
}

/** Fetches a document; null if it belongs to another build. */
export async function fetchDocument(
  { baseUrl, build, fetch }: PageSource,
  path: string,
): Promise<Response | null> {
  const response = await fetch(withBase(baseUrl, path), { headers: { Accept: "text/html" } });
  const html = response.ok ? await response.text() : "";
  // Copied, because browsers reject a redirected response to a navigation.
  return html.includes(`data-build="${build}"`) ? new Response(html, response) : null;
}
