/** Finds the line of an option in the text of a configuration, or of the closest option around it that is there. */
export function lineOfOption(text: string, input: unknown, path: PropertyKey[]): number | undefined {
  const lines = text.split("\n");
  let foundLine: number | undefined;
  let value = input;
  for (const key of path) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    if (value === undefined) break;
    if (typeof key !== "string") continue;
    const name = key.replace(/[^\w]/g, "\\$&");
    const written = new RegExp(`(^|[\\s{,])["']?${name}["']?\\s*[:,(]`);
    const from = foundLine === undefined ? 0 : foundLine - 1;
    const at = lines.findIndex((line, index) => index >= from && written.test(line));
    // It comes from another file.
    if (at < 0) break;
    foundLine = at + 1;
  }
  return foundLine;
}
