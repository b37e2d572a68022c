import { isRecord } from "./isRecord.ts";
import { PAYLOAD_FORMAT, type PageView } from "./page.ts";

type ParsedPayload =
  | { ok: true; view: PageView }
  | { ok: false; reason: "invalid" | "other-build"; error: Error };

/** Accepts payloads of the same build only: after a redeploy, app and data may be incompatible. */
export function parsePayload(text: string, build: string): ParsedPayload {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch (cause) {
    return { ok: false, reason: "invalid", error: new Error("The answer is not JSON.", { cause }) };
  }
  if (!isRecord(payload) || typeof payload.build !== "string") {
    return { ok: false, reason: "invalid", error: new Error("The answer is not a page payload.") };
  }
  if (payload.format !== PAYLOAD_FORMAT || payload.build !== build) {
    const seen = `format ${payload.format}, build ${payload.build}`;
    return {
      ok: false,
      reason: "other-build",
      error: new Error(`The page is from another build (${seen}; this tab runs ${build}).`),
    };
  }
  if (!isPageView(payload.view)) {
    return { ok: false, reason: "invalid", error: new Error("The payload has no page.") };
  }
  return { ok: true, view: payload.view };
}

/** Distinguishes a page from other JSON; the matching build id guarantees the remaining fields. */
function isPageView(value: unknown): value is PageView {
  return isRecord(value) && typeof value.path === "string" && typeof value.title === "string";
}
