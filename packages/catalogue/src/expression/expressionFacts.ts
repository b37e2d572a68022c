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
  entryKind: "settings" | "objects";
  expressionSettings(): ExpressionSetting[];
  variables: { entries: readonly { name: string; summary: string }[] };
  functions: { entries: readonly { name: string; args: number }[] };
}

export type ExpressionFacts = ReturnType<typeof expressionFacts>;

/** The subset of a version's data that the expression playground needs; `release` is its line, `0.16`. */
export function expressionFacts(source: ExpressionSource, release: string) {
  const { entryKind, expressionSettings, variables, functions } = source;
  const summaries = new Map<string, string>();
  // Of a variable with several entries, the first is the general one.
  for (const { name, summary } of variables.entries) if (!summaries.has(name)) summaries.set(name, summary);
  return {
    release,
    /** What configures it, on which the dialect of expressions depends. */
    kind: entryKind,
    settings: expressionSettings(),
    variables: Object.fromEntries(summaries),
    functions: Object.fromEntries(functions.entries.map(({ name, args }) => [name, args])),
  };
}
