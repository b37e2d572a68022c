import data from "../../../../content/data/functions.json" with { type: "json" };
import { type EvaluationContext, evaluate } from "../../src/expression/evaluate.ts";
import { createLookups, type Lookups } from "../../src/expression/lookups.ts";
import { parseExpression } from "../../src/expression/parseExpression.ts";
import type { Value } from "../../src/expression/values.ts";

export interface Given {
  kind?: EvaluationContext["kind"];
  variables?: Record<string, Value>;
  lookups?: Lookups;
}

/** Words that expressions of 0.16 know everywhere. */
const KEYWORDS = /^(relaxed|strict|plain|login)$/;
const NEW_ARGUMENTS: Record<string, number> = { is_local_domain: 1, is_local_address: 1, is_ip_in_cidr: 2 };

function parseText(text: string, { kind = "settings", variables = {} }: Given = {}) {
  const isNew = kind === "objects";
  const args = (name: string) => data.entries.find((entry) => entry.name === name)?.args;
  return parseExpression(text, {
    argumentsOf: (name) => (isNew ? NEW_ARGUMENTS[name] : undefined) ?? args(name),
    isName: (name) => name in variables || (isNew && KEYWORDS.test(name)),
    canBeZero: isNew,
  });
}

/** Evaluates an expression with the functions of the release, or returns null for one that it rejects. */
export function evaluateText(text: string, given: Given = {}): Value | null {
  const { kind = "settings", variables = {}, lookups = createLookups() } = given;
  const parsed = parseText(text, given);
  if (!parsed.ok) return null;
  return parsed.node ? evaluate(parsed.node, { kind, variables, lookups, captures: [] }).value : "";
}
