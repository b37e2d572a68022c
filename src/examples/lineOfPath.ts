import { isMap, isScalar, LineCounter, parseDocument } from "yaml";

/** The line of the last key on the way into a YAML file that the file has; null when it has none of them. */
export function lineOfPath(code: string, path: string[]): number | null {
  const lineCounter = new LineCounter();
  let node: unknown = parseDocument(code, { lineCounter }).contents;
  let line: number | null = null;
  for (const name of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
    if (!pair || !isScalar(pair.key) || !pair.key.range) break;
    line = lineCounter.linePos(pair.key.range[0]).line;
    node = pair.value;
  }
  return line;
}
