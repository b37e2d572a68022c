import { didYouMean } from "./nearest.ts";
import type { Problem } from "./problem.ts";

/** The parts of a schema library's issue that a message needs; structural, so that shared imports nothing. */
export interface SchemaIssue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  values?: unknown[];
}

interface Where {
  /** The value that was checked, to show what was seen. */
  input: unknown;
  file: string;
  rule: string;
  /** Finds the line of a key path; absent when there is no text behind the value. */
  lineOf?(path: PropertyKey[]): number | undefined;
  /** Keys allowed at the top level, for "did you mean". */
  knownKeys?: string[];
}

/** What to do about a key that resembles none of the known ones. */
export const UNKNOWN_KEY_HINT = "Remove it, or check its spelling.";

/** Turns schema issues into problems that name the key, the value seen and what is allowed. */
export function issuesToProblems(issues: readonly SchemaIssue[], where: Where): Problem[] {
  return issues.flatMap((issue) => issueToProblems(issue, where));
}

function issueToProblems(issue: SchemaIssue, where: Where): Problem[] {
  const key = issue.path.map(String).join(".");
  const place = (path: PropertyKey[]) => ({
    severity: "error" as const,
    rule: where.rule,
    file: where.file,
    line: where.lineOf?.(path),
  });
  if (issue.code === "unrecognized_keys") {
    const candidates = issue.path.length === 0 ? (where.knownKeys ?? []) : [];
    return (issue.keys ?? []).map((unknown) => ({
      ...place([...issue.path, unknown]),
      message: `Unknown key "${[...issue.path.map(String), unknown].join(".")}".`,
      hint: didYouMean(unknown, candidates) ?? UNKNOWN_KEY_HINT,
    }));
  }
  const seen = valueAt(where.input, issue.path);
  const shown = seen === undefined ? "it is missing" : `it is ${show(seen)}`;
  const hint = issue.values?.length
    ? `Allowed values: ${issue.values.map(String).join(", ")}.`
    : sentence(issue.message);
  return [{ ...place(issue.path), message: `"${key || "(root)"}": ${shown}.`, hint }];
}

function sentence(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? "" : ".");
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

function show(value: unknown): string {
  const text = toJson(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // YAML's aliases can do that.
    return "a value that contains itself";
  }
}
