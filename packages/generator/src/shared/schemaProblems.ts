import { didYouMean } from "./nearest.ts";
import type { Problem } from "./problem.ts";

/** The used part of a zod issue; structural, because shared imports nothing. */
export interface SchemaIssue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  values?: unknown[];
  /** Allowed values of a discriminator. */
  options?: unknown[];
  /** The expected type. */
  expected?: string;
  /** The issues of each branch of a union. */
  errors?: SchemaIssue[][];
  minimum?: number | bigint;
  maximum?: number | bigint;
  origin?: string;
  /** Whether the limit itself is allowed. */
  inclusive?: boolean;
}

interface Where {
  /** The validated value. */
  input: unknown;
  file: string;
  rule: string;
  /** Returns the line of a key; absent if the value was not parsed from text. */
  lineOf?(path: PropertyKey[]): number | undefined;
  /** Keys allowed at the top level, for "did you mean". */
  knownKeys?: string[];
  /** What to do instead of a top-level key that is not supported. */
  instead?: Record<string, string>;
  /** Makes a top-level key that resembles no known one a warning of this rule: another tool reads it. */
  ignoredKeyRule?: string;
}

/** Converts schema issues to problems with the key, the actual value and what is allowed. */
export function issuesToProblems(issues: readonly SchemaIssue[], where: Where): Problem[] {
  return issues.flatMap((issue) => issueToProblems(issue, where));
}

function issueToProblems(issue: SchemaIssue, where: Where): Problem[] {
  // Of a union, the branch that matches the value's type is the intended one.
  const isInside = ({ path, code }: SchemaIssue) => path.length > 0 || code === "unrecognized_keys";
  const meant = issue.errors?.find((errors) => errors.length > 0 && errors.every(isInside));
  if (meant) {
    const inside = meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
    return issuesToProblems(inside, where);
  }
  const key = issue.path.map(String).join(".");
  const place = (path: PropertyKey[]) => ({
    severity: "error" as const,
    rule: where.rule,
    file: where.file,
    line: where.lineOf?.(path),
  });
  if (issue.code === "unrecognized_keys") {
    const { knownKeys = [], ignoredKeyRule, instead = {} } = issue.path.length === 0 ? where : {};
    return (issue.keys ?? []).map((unknown): Problem => {
      const path = [...issue.path, unknown];
      const problem = { ...place(path), message: `Unknown key "${path.map(String).join(".")}".` };
      const hint = Object.hasOwn(instead, unknown) ? instead[unknown] : didYouMean(unknown, knownKeys);
      if (hint || !ignoredKeyRule) return { ...problem, hint: hint ?? "Remove it, or check its spelling." };
      return { ...problem, severity: "warning", rule: ignoredKeyRule, hint: "It is ignored." };
    });
  }
  const seen = valueAt(where.input, issue.path);
  const name = key ? `"${key}"` : "All of it";
  const message =
    seen === undefined
      ? `${name} is missing.`
      : seen === null
        ? `${name} has no value.`
        : `${name} cannot be ${show(seen)}.`;
  return [{ ...place(issue.path), message, hint: fixOf(issue) }];
}

const TYPES: Record<string, string> = {
  boolean: "true or false, without quotes",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  array: "a list: [a, b]",
  string: "text",
  object: 'keys and values, such as "name: …"',
  record: 'keys and values, such as "name: …"',
};

function fixOf(issue: SchemaIssue): string {
  const allowed = issue.values ?? issue.options;
  if (allowed?.length) return `Allowed values: ${allowed.map(String).join(", ")}.`;
  const { code, minimum, maximum, origin, inclusive = true } = issue;
  if (code === "too_small" && origin !== "string")
    return `Write ${inclusive ? "at least" : "more than"} ${minimum}.`;
  if (code === "too_big" && origin !== "string")
    return `Write ${inclusive ? "at most" : "less than"} ${maximum}.`;
  const expected = new Set(expectedTypes(issue));
  // Text fields accept numbers as well, which is not worth mentioning.
  if (expected.has("string")) expected.delete("number");
  const ways = [...expected].flatMap((type) => TYPES[type] ?? []);
  return ways.length > 0 ? `Write ${ways.join(", or ")}.` : sentence(issue.message);
}

function expectedTypes({ expected, errors = [] }: SchemaIssue): string[] {
  if (expected) return [expected];
  return errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).flatMap(expectedTypes));
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
    // YAML aliases can form cycles.
    return "a value that contains itself";
  }
}
