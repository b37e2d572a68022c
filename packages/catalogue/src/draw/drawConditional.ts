import { code, type Inline } from "@docs/generator";
import type { Conditional } from "../expression/expressionFacts.ts";

/** Draws an expression with its conditions, `'a' if is_tls, else 'b'`. */
export function drawConditional({ if: branches, else: otherwise }: Conditional): Inline[] {
  const cases = branches.flatMap(({ if: condition, then }): Inline[] => [
    code(then),
    " if ",
    code(condition),
    ", ",
  ]);
  return [...cases, ...(cases.length > 0 ? ["else "] : []), code(otherwise)];
}
