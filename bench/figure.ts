import { BUDGETS, type BudgetName } from "./budgets.ts";

export type Unit = "bytes" | "memory" | "ms" | "seconds" | "times" | "share" | "score" | "count";

/** One line of the report: what was measured, every value seen, and the promise it is held against. */
export interface Figure {
  part:
    | "Build"
    | "Sizes"
    | "First visit"
    | "Next page"
    | "Explorer"
    | "Search"
    | "Tools"
    | "Many pages"
    | "Developing";
  label: string;
  unit: Unit;
  values: number[];
  budget?: BudgetName;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Undefined where nothing is promised. A figure that could not be measured does not keep its promise. */
export function keepsBudget({ budget, unit, values }: Figure): boolean | undefined {
  if (budget === undefined) return undefined;
  // A busy machine spoils single times; a size or a shift seen once is real.
  const isTime = unit === "ms" || unit === "seconds" || unit === "times" || unit === "share";
  const judged = isTime ? median(values) : Math.max(...values);
  return values.length > 0 && judged <= BUDGETS[budget];
}
