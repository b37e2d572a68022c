import { PAYLOAD_FORMAT, type PageView } from "./page.ts";

/** Returns the page of a payload; null if it is of another build: after a redeploy, app and data may be incompatible. */
export function parsePayload(text: string, build: string): PageView | null {
  const payload = parseJson(text);
  const isOfBuild = isRecord(payload) && payload.format === PAYLOAD_FORMAT && payload.build === build;
  return isOfBuild && isPageView(payload.view) ? payload.view : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Distinguishes a page from other JSON; the matching build id guarantees the remaining fields. */
function isPageView(value: unknown): value is PageView {
  return isRecord(value) && typeof value.path === "string" && typeof value.title === "string";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
