import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { PROSE_FIELDS, type Prose } from "./prose.ts";

/** The titles, labels and descriptions of front matter, authors and tags. */
export function proseOfYaml(yaml: string, firstLine: number): Prose[] {
  const prose: Prose[] = [];
  const lineCounter = new LineCounter();
  visit(parseDocument(yaml, { lineCounter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || !PROSE_FIELDS.has(String(key.value))) return;
      const line = firstLine + lineCounter.linePos(value.range?.[0] ?? 0).line - 1;
      prose.push({ text: String(value.value).replaceAll("\n", " "), line, isCell: false });
    },
  });
  return prose;
}
