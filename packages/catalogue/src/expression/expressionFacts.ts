export const EXPRESSION_FACTS_FORMAT = 1;

/** The data file of the expression playground: the facts of each version. */
export interface ExpressionFactsFile {
  format: typeof EXPRESSION_FACTS_FORMAT;
  releases: ExpressionFacts[];
}

/** A setting that takes an expression, as the playground needs it. */
interface ExpressionSetting {
  key: string;
  /** Variables it knows; null for a setting that knows all. */
  variables: readonly string[] | null;
  constants: readonly string[];
  default: string | { if: { if: string; then: string }[]; else: string } | null;
}

interface ExpressionSource {
  release: "0.15" | "0.16";
  settings: readonly ExpressionSetting[];
  variables: readonly { name: string; summary: string }[];
  functions: readonly { name: string; args: number }[];
}

export type ExpressionFacts = ReturnType<typeof expressionFacts>;

/** The subset of a version's data that the expression playground needs. */
export function expressionFacts({ release, settings, variables, functions }: ExpressionSource) {
  const lists = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { name, summary } of variables) if (!names.has(name)) names.set(name, summary);
  const entries = settings.map(({ key, variables: known, constants, default: value }) => {
    const list = (known ?? [...names.keys()]).join(" ");
    if (!lists.has(list)) lists.set(list, lists.size);
    return {
      key,
      list: lists.get(list) ?? 0,
      ...(constants.length > 0 ? { constants } : {}),
      default: value,
    };
  });
  return {
    release,
    settings: entries,
    /** Names of variables, with spaces between; a setting has the position of its list. */
    lists: [...lists.keys()],
    variables: Object.fromEntries(names),
    functions: Object.fromEntries(functions.map(({ name, args }) => [name, args])),
  };
}
