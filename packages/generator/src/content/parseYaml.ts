import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { issuesToProblems } from "../shared/schemaProblems.ts";
import { explainYaml } from "./explainYaml.ts";

export interface YamlSource<Schema extends z.ZodType> {
  text: string;
  file: string;
  /** The file's line on which the text begins. */
  firstLine: number;
  schema: Schema;
  rule: string;
  knownKeys?: string[];
}

/** The file's line of each key and list item, by its path: `title`, `tags.0`, `last_update.date`. */
export type KeyLines = Record<string, number>;

interface Validated<Value> {
  /** What can be used of the text: a key that is wrong is left out. Null when nothing can. */
  value: Value | null;
  lines: KeyLines;
  problems: Problem[];
}

/** Reads YAML (or JSON, which is YAML) and checks it against its schema; problems carry the file's own line. */
export function parseYaml<Schema extends z.ZodType>(source: YamlSource<Schema>): Validated<z.output<Schema>> {
  const { file, firstLine, schema, rule, knownKeys } = source;
  const counter = new LineCounter();
  const { document, problems, input } = readValues(source, counter);
  if (!document) return { value: null, lines: {}, problems };
  const lines: KeyLines = {};
  collectLines(document.contents, [], (path, offset) => {
    lines[path.join(".")] = firstLine + counter.linePos(offset).line - 1;
  });
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data, lines, problems };
  const lineOf = (path: PropertyKey[]) => lineOfKey(lines, path.map(String)) ?? firstLine;
  problems.push(...issuesToProblems(parsed.error.issues, { input, file, rule, lineOf, knownKeys }));
  const rest = schema.safeParse(withoutKeys(input, parsed.error.issues));
  return { value: rest.success ? rest.data : null, lines, problems };
}

/** The line of a key, or of the deepest part of its path that is written. */
export function lineOfKey(lines: KeyLines, path: string[]): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const line = lines[path.slice(0, depth).join(".")];
    if (line !== undefined) return line;
  }
  return undefined;
}

/** The values, without the entries that cannot be read: each of those is told, and the others keep their meaning. */
function readValues<Schema extends z.ZodType>(
  { text, file, firstLine, rule }: YamlSource<Schema>,
  counter: LineCounter,
) {
  const problems: Problem[] = [];
  let rest = text;
  for (;;) {
    counter.lineStarts.length = 0;
    const document = parseDocument(rest, { lineCounter: counter });
    const read = document.errors.length === 0 ? toValues(document) : null;
    if (read?.ok) return { document, problems, input: withoutSchemaName(read.input) };
    const { line, ...explained } = explainYaml(rest, read?.cause ?? document.errors[0]);
    problems.push(errorProblem({ rule, file, line: firstLine + line - 1, ...explained }));
    const shorter = withoutEntry(rest, line);
    if (shorter === null) return { document: null, problems, input: null };
    rest = shorter;
  }
}

function toValues(document: Document.Parsed): { ok: true; input: unknown } | { ok: false; cause: unknown } {
  try {
    return { ok: true, input: document.toJS() ?? {} };
  } catch (cause) {
    // An alias without its anchor, or with too many: only seen when it is followed.
    return { ok: false, cause };
  }
}

/** Editors find a file's schema by this key, so that every file may have it. */
function withoutSchemaName(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("$schema" in input)) return input;
  const { $schema, ...others } = input;
  return others;
}

/** The text without the top-level entry that the line belongs to, all other lines in their place. */
function withoutEntry(text: string, line: number): string | null {
  if (/^\s*[{[]/.test(text)) return null;
  const lines = text.split("\n");
  const start = lines.findLastIndex((each, at) => at < line && /^\S/.test(each));
  if (start < 0) return null;
  const next = lines.findIndex((each, at) => at > start && /^\S/.test(each));
  const end = next < 0 ? lines.length : next;
  return lines.map((each, at) => (at >= start && at < end ? "" : each)).join("\n");
}

/** What is left of a mapping without the keys that have an issue. */
function withoutKeys(input: unknown, issues: z.core.$ZodIssue[]): unknown {
  const wrong = new Set(
    issues.flatMap((issue) =>
      issue.path.length === 0 && issue.code === "unrecognized_keys" ? issue.keys : String(issue.path[0]),
    ),
  );
  return Object.fromEntries(Object.entries(input ?? {}).filter(([key]) => !wrong.has(key)));
}

function collectLines(node: unknown, path: string[], keep: (path: string[], offset: number) => void) {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const own = [...path, String(key.value)];
      keep(own, key.range?.[0] ?? 0);
      collectLines(value, own, keep);
    }
  } else if (isSeq(node)) {
    node.items.forEach((item, at) => {
      const own = [...path, String(at)];
      keep(own, (item as Node).range?.[0] ?? 0);
      collectLines(item, own, keep);
    });
  }
}
