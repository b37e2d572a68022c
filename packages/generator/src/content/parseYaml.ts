import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { errorProblem, type Problem, warningProblem } from "../shared/problem.ts";
import { issuesToProblems } from "../shared/schemaProblems.ts";
import { explainYaml, findMisread } from "./explainYaml.ts";

export interface YamlSource<Schema extends z.ZodType> {
  text: string;
  file: string;
  /** The file's line on which the text starts. */
  firstLine: number;
  schema: Schema;
  rule: string;
  knownKeys?: string[];
  ignoredKeyRule?: string;
}

/** Line numbers of keys and list items by path: `title`, `tags.0`, `last_update.date`. */
export type KeyLines = Record<string, number>;

interface Validated<Value> {
  /** The valid part: invalid keys are left out. Null if nothing is usable. */
  value: Value | null;
  lines: KeyLines;
  problems: Problem[];
}

/** Parses YAML (or JSON, a subset of it) and validates it against a schema. */
export function parseYaml<Schema extends z.ZodType>(source: YamlSource<Schema>): Validated<z.output<Schema>> {
  const { text, file, firstLine, schema, rule, knownKeys, ignoredKeyRule } = source;
  const counter = new LineCounter();
  const read = readDocument(text, counter);
  const placed = ({ line, ...told }: Told) => ({ rule, file, line: firstLine + line - 1, ...told });
  if ("message" in read) return { value: null, lines: {}, problems: [errorProblem(placed(read))] };
  const { document, input } = read;
  const problems = findMisread(text).map((misread) => warningProblem(placed(misread)));
  const lines: KeyLines = {};
  collectLines(document.contents, [], (path, offset) => {
    lines[path.join(".")] = firstLine + counter.linePos(offset).line - 1;
  });
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data, lines, problems };
  const lineOf = (path: PropertyKey[]) => lineOfKey(lines, path.map(String)) ?? firstLine;
  const where = { input, file, rule, lineOf, knownKeys, ignoredKeyRule };
  const rest = schema.safeParse(withoutKeys(input, parsed.error.issues));
  return {
    value: rest.success ? rest.data : null,
    lines,
    problems: [...problems, ...issuesToProblems(parsed.error.issues, where)],
  };
}

/** Returns the line of a key, or of its closest existing parent. */
export function lineOfKey(lines: KeyLines, path: string[]): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const key = path.slice(0, depth).join(".");
    if (Object.hasOwn(lines, key)) return lines[key];
  }
  return undefined;
}

/** The parser takes quadratic time for a line that it cannot read, or ends for want of memory. */
const LONGEST_LINE = 2_000;
/** Blanks the lines that nothing but an accident makes so long. */
export function withoutLongLines(text: string): string {
  return text.replace(new RegExp(`^.{${LONGEST_LINE + 1},}$`, "gm"), "");
}

/** What is wrong with a line, counted from 1. */
type Told = ReturnType<typeof explainYaml>;

/** Reads the values of a text, or explains why they cannot be read. */
function readDocument(text: string, lineCounter: LineCounter) {
  const long = text.split("\n").findIndex((each) => each.length > LONGEST_LINE);
  if (long >= 0) return tooLong(long + 1);
  const document = parseDocument(text, { lineCounter, logLevel: "error", prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    // Pretty errors have it, but take quadratic time if there are many.
    const linePos = error.pos.map((at) => lineCounter.linePos(at));
    return explainYaml(text, Object.assign(error, { linePos }));
  }
  try {
    return { document, input: withoutSchemaName(document.toJS() ?? {}) };
  } catch (cause) {
    // Aliases that are undefined or expand too far fail only when they are resolved.
    return explainYaml(text, cause);
  }
}

function tooLong(line: number): Told {
  const message = `The line is not read: it has more than ${LONGEST_LINE} characters.`;
  return { line, message, hint: "Write less, or text over several lines behind a > or |." };
}

/** Removes `$schema`, by which editors find a file's schema; every file may have it. */
function withoutSchemaName(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("$schema" in input)) return input;
  const { $schema, ...others } = input;
  return others;
}

/** Removes the top-level keys that have an issue. */
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
      const inner = [...path, String(key.value)];
      keep(inner, key.range?.[0] ?? 0);
      collectLines(value, inner, keep);
    }
  } else if (isSeq(node)) {
    node.items.forEach((item, at) => {
      const inner = [...path, String(at)];
      keep(inner, (item as Node).range?.[0] ?? 0);
      collectLines(item, inner, keep);
    });
  }
}
