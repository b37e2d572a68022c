import { didYouMean } from "@docs/generator/nearest";
import { parseExpression } from "./parseExpression.ts";
import type { ExpressionNames } from "./readTokens.ts";

type Dialect = Pick<ExpressionNames, "canBeZero" | "textFunctions">;

/** What expressions of 0.16 have and those of 0.15 have not. */
export const OBJECT_DIALECT: Dialect = { canBeZero: true, textFunctions: ["metric", "system"] };

interface Usable extends Dialect {
  functions: readonly { name: string; args: number }[];
  /** Variables and constants. */
  names: readonly string[];
  /** Any other name is accepted, too. */
  isOpen?: boolean;
}

/** Returns the fault of an expression and how to correct it, or null if the server can read it. */
export function checkExpression(
  text: string,
  { functions, names, isOpen = false, ...dialect }: Usable,
): { fault: string; hint: string } | null {
  const parsed = parseExpression(text, {
    argumentsOf: (word) => functions.find(({ name }) => name === word)?.args,
    isName: (word) => isOpen || names.includes(word),
    ...dialect,
  });
  if (parsed.ok) return null;
  if (parsed.kind === "syntax") return { fault: parsed.fault, hint: parsed.hint };
  const { word, isCall } = parsed;
  const available = isCall ? functions.map(({ name }) => name) : [...names, "true", "false"];
  const quoted = isCall ? "" : ` A string needs quotes of its own: "'${word}'".`;
  const hint = didYouMean(word, available) ?? `Known here: ${available.slice(0, 12).join(", ")}.${quoted}`;
  return { fault: `uses the unknown ${isCall ? "function" : "variable"} "${word}"`, hint };
}
