/** An expression with conditions, or one without. */
export interface Conditional {
  if: { if: string; then: string }[];
  else: string;
}

/** A setting that takes an expression, as the playground needs it. */
export interface ExpressionSetting {
  key: string;
  /** Variables it knows; null for a setting that knows all. */
  variables: readonly string[] | null;
  constants: readonly string[];
  default: string | Conditional | null;
}

interface ExpressionSource {
  entryKind: ExpressionFacts["kind"];
  expressionSettings(): ExpressionSetting[];
  variables: { entries: readonly { name: string; summary: string }[] };
  functions: { entries: readonly { name: string; args: number }[] };
}

/** The subset of a version's data that the expression playground fetches. */
export interface ExpressionFacts {
  /** The line of releases, `0.16`. */
  release: string;
  /** What configures it, on which the dialect of expressions depends. */
  kind: "settings" | "objects";
  settings: ExpressionSetting[];
  /** What each variable is, by name. */
  variables: Record<string, string>;
  /** How many arguments each function takes, by name. */
  functions: Record<string, number>;
}

export function expressionFacts(source: ExpressionSource, release: string): ExpressionFacts {
  const { entryKind, expressionSettings, variables, functions } = source;
  const summaries = new Map<string, string>();
  // Of a variable with several entries, the first is the general one.
  for (const { name, summary } of variables.entries) if (!summaries.has(name)) summaries.set(name, summary);
  return {
    release,
    kind: entryKind,
    settings: expressionSettings(),
    variables: Object.fromEntries(summaries),
    functions: Object.fromEntries(functions.entries.map(({ name, args }) => [name, args])),
  };
}
