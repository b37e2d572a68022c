import { isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { issuesToProblems } from "../shared/schemaProblems.ts";

export interface YamlSource<Schema extends z.ZodType> {
  text: string;
  file: string;
  /** The file's line on which the text begins. */
  firstLine: number;
  schema: Schema;
  rule: string;
  knownKeys?: string[];
}

interface Validated<Value> {
  /** What can be used of the text: a key that is wrong is left out. Null when nothing can. */
  value: Value | null;
  problems: Problem[];
}

/** Reads YAML (or JSON, which is YAML) and checks it against its schema; problems carry the file's own line. */
export function parseYaml<Schema extends z.ZodType>(source: YamlSource<Schema>): Validated<z.output<Schema>> {
  const { text, file, firstLine, schema, rule, knownKeys } = source;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const unreadable = (message: string, line: number): Validated<never> => {
    const [reason = ""] = message.split("\n", 1);
    const problem = {
      rule,
      file,
      line,
      message: `It cannot be read: ${reason}`,
      hint: "Correct the syntax.",
    };
    return { value: null, problems: [errorProblem(problem)] };
  };
  const [error] = document.errors;
  if (error) return unreadable(error.message, firstLine + (error.linePos?.[0].line ?? 1) - 1);
  let input: unknown;
  try {
    input = document.toJS() ?? {};
  } catch (cause) {
    // An alias without its anchor, or with too many: only seen when it is followed.
    return unreadable(cause instanceof Error ? cause.message : String(cause), firstLine);
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data, problems: [] };
  const lineOf = (path: PropertyKey[]) => {
    const offset = keyOffset(document.contents, path);
    return offset === null ? firstLine : firstLine + lines.linePos(offset).line - 1;
  };
  const problems = issuesToProblems(parsed.error.issues, { input, file, rule, lineOf, knownKeys });
  const rest = schema.safeParse(withoutKeys(input, parsed.error.issues));
  return { value: rest.success ? rest.data : null, problems };
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

/** Where the key stands in the text: the deepest part of the path that exists. */
function keyOffset(node: Node | null, path: PropertyKey[]): number | null {
  const [key, ...rest] = path;
  if (!isMap(node) || key === undefined) return node?.range?.[0] ?? null;
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
  if (!pair || !isScalar(pair.key)) return node.range?.[0] ?? null;
  const deeper = rest.length > 0 && isMap(pair.value) ? keyOffset(pair.value, rest) : null;
  return deeper ?? pair.key.range?.[0] ?? null;
}
