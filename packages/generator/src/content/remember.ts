import { hash } from "node:crypto";

/** Returns the value that a cache has under the name if its key, which covers all inputs, is the same, or makes it. */
export type Remember = <Value>(
  name: string,
  key: string,
  make: () => Value | Promise<Value>,
) => Promise<Value>;

/** Without a cache. */
export const makeAnew: Remember = async (_name, _key, make) => make();

/** The same without waiting, for what is made in one go. */
export type RememberSync = <Value>(name: string, key: string, make: () => Value) => Value;

/** Hashes text for use in a cache key. */
export function hashOf(text: string): string {
  return hash("sha256", text, "base64url");
}
