import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

/** Returns the line of the deepest key of a path that exists in a YAML file, or null if none does. */
export function lineOfPath(code: string, path: readonly PropertyKey[]): number | null {
  const lineCounter = new LineCounter();
  let node: unknown = parseDocument(code, { lineCounter }).contents;
  let line: number | null = null;
  for (const name of path) {
    const [key, value] = stepInto(node, String(name));
    if (!isNode(key) || !key.range) break;
    line = lineCounter.linePos(key.range[0]).line;
    node = value;
  }
  return line;
}

/** Returns the node of a key and its value; a list item is both. */
function stepInto(node: unknown, name: string): [key: unknown, value: unknown] {
  if (isSeq(node)) {
    const item = node.items[Number(name)];
    return [item, item];
  }
  const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return [pair?.key, pair?.value];
}
