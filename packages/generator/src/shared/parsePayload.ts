import { isRecord, parseJson } from "./json.ts";
import { PAYLOAD_FORMAT, type PageView } from "./page.ts";

/** Returns the page of a payload; null if it is of another build: after a redeploy, app and data may be incompatible. */
export function parsePayload(text: string, build: string): PageView | null {
  const payload = parseJson(text);
  const isOfBuild = isRecord(payload) && payload.format === PAYLOAD_FORMAT && payload.build === build;
  return isOfBuild && isPageView(payload.view) ? payload.view : null;
}

/** Distinguishes a page from other JSON; the matching build id guarantees the remaining fields. */
function isPageView(value: unknown): value is PageView {
  return isRecord(value) && typeof value.path === "string" && typeof value.title === "string";
}
