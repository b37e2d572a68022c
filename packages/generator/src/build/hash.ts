import { createHash } from "node:crypto";

/** A short name for content: the same text always gives the same name. */
export function shortHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url").slice(0, 12);
}

/** The form in which a content security policy names a script or style. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
