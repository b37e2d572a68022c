import { hash } from "node:crypto";

/** Returns the cached result of the work, or runs it; the key must cover all of its inputs. */
export type Remember = <Value>(key: string, work: () => Value | Promise<Value>) => Promise<Value>;

export const runAlways: Remember = async (_key, work) => work();

/** Hashes text for use in a cache key. */
export function hashOf(text: string): string {
  return hash("sha256", text, "base64url");
}
