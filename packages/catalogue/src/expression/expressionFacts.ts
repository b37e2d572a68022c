import type { Catalogue } from "../data/catalogue.ts";

export const EXPRESSION_FACTS_FORMAT = 1;

/** The data file of the expression playground: the facts of each version. */
export interface ExpressionFactsFile {
  format: typeof EXPRESSION_FACTS_FORMAT;
  releases: ExpressionFacts[];
}

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

export type ExpressionFacts = ReturnType<typeof expressionFacts>;

/** The subset of a version's data that the expression playground needs. */
export function expressionFacts(
  catalogue: Pick<Catalogue, "release" | "expressionSettings" | "variables" | "functions">,
) {
  const { release, variables, functions } = catalogue;
  const lists = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { name, summary } of variables.entries) if (!names.has(name)) names.set(name, summary);
  const settings = catalogue.expressionSettings().map(({ key, constants, default: value, ...setting }) => {
    const list = (setting.variables ?? [...names.keys()]).join(" ");
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
    settings,
    /** Names of variables, with spaces between; a setting has the position of its list. */
    lists: [...lists.keys()],
    variables: Object.fromEntries(names),
    functions: Object.fromEntries(functions.entries.map(({ name, args }) => [name, args])),
  };
}
