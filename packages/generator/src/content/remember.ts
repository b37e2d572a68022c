import { createHash } from "node:crypto";

/** Runs the work, or finds its result from an earlier time; the key names all that goes into it. */
export type Remember = <Value>(key: string, work: () => Value | Promise<Value>) => Promise<Value>;

export const runAlways: Remember = async (_key, work) => work();

/** Stands for a text in a key. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
