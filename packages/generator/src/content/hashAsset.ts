import { createHash } from "node:crypto";

/** First characters of a content hash, for an immutable address. */
export function hashAsset(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}
