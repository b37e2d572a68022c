import { createHash, hash as hashOnce } from "node:crypto";

/** Returns a short content hash for file names and cache keys. */
export function shortHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url").slice(0, 12);
}

/** Returns the hash of an inline script or style for a Content-Security-Policy. */
export function sha256(text: string): string {
  return hashOnce("sha256", text, "base64");
}
