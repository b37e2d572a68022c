/** Finds the line of an option in the text of a configuration, or of the closest option around it that is there. */
export function lineOfOption(text: string, input: unknown, path: PropertyKey[]): number | undefined {
  const lines = text.split("\n");
  let found: number | undefined;
  let value = input;
  for (const key of path) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    if (value === undefined) break;
    if (typeof key !== "string") continue;
    const name = key.replace(/[^\w]/g, "\\$&");
    const written = new RegExp(`(^|[\\s{,])["']?${name}["']?\\s*[:,(]`);
    const from = found === undefined ? 0 : found - 1;
    const at = lines.findIndex((line, index) => index >= from && written.test(line));
    // It comes from another file.
    if (at < 0) break;
    found = at + 1;
  }
  return found;
}
