import { parsePayload } from "../shared/parsePayload.ts";
import { keyToPayload, withBase } from "../shared/url.ts";

/** Both forms of a page, of the build that was asked for. */
interface FetchedPage {
  path: string;
  title: string;
  document: Response;
  payload: Response;
}

export interface PageSource {
  baseUrl: string;
  build: string;
  /** Rejects without a connection. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/**
 * Fetches a page as document and as payload. `gone` when the site has no such page; `other` when the server has another
 * build by now, or trouble: then nothing can be said about the page.
 */
export async function fetchPage(
  { baseUrl, build, fetch }: PageSource,
  key: string,
): Promise<FetchedPage | "gone" | "other"> {
  const payload = await fetch(baseUrl + keyToPayload(key));
  if (!payload.ok) return payload.status === 404 ? "gone" : "other";
  const parsed = parsePayload(await payload.clone().text(), build);
  if (!parsed.ok) return "other";
  const { path, title } = parsed.view;
  const document = await fetchDocument({ baseUrl, build, fetch }, path);
  return document ? { path, title, document, payload } : "other";
}

/** A document that says of itself that it belongs to the build; null otherwise. */
export async function fetchDocument(
  { baseUrl, build, fetch }: PageSource,
  path: string,
): Promise<Response | null> {
  const response = await fetch(withBase(baseUrl, path), { headers: { Accept: "text/html" } });
  const html = response.ok ? await response.text() : "";
  // Made anew, because a browser refuses a redirected answer to a page load.
  return html.includes(`data-build="${build}"`) ? new Response(html, response) : null;
}
