import { describe, expect, it } from "vitest";
import { Keyword, type Value } from "../../src/expression/values.ts";
import cases from "./cases.json" with { type: "json" };
import { evaluateText } from "./evaluateText.ts";

interface Outcome {
  result?: unknown;
  rejected?: boolean;
}

/** What the server's code gave for an expression; `in016` if that of 0.16 gave something else. */
interface Case extends Outcome {
  expression: string;
  variables?: Record<string, unknown>;
  in016?: Outcome;
  /** The server accepts it, but it can only be a mistake. */
  unintended?: boolean;
}

/** In JSON, a number is an integer, and `{ "float": 1 }` is a float. */
function toValue(json: unknown): Value {
  if (Array.isArray(json)) return json.map(toValue);
  if (typeof json === "number") return BigInt(json);
  if (typeof json === "string") return json;
  const { float, integer, constant } = json as Record<string, string | number>;
  if (constant !== undefined) return new Keyword(String(constant));
  if (integer !== undefined) return BigInt(integer);
  return float === "NaN" ? Number.NaN : Number(String(float).replace("inf", "Infinity"));
}

const table = cases as Case[];

describe.each(["settings", "objects"] as const)("an expression in %s", (kind) => {
  it.each(table)("$expression", (one) => {
    const { expression, variables = {}, unintended } = one;
    const { rejected, result } = kind === "objects" ? (one.in016 ?? one) : one;
    const values = Object.fromEntries(Object.entries(variables).map(([name, json]) => [name, toValue(json)]));
    const given = evaluateText(expression, { kind, variables: values });
    expect(given).toEqual(rejected || unintended ? null : toValue(result));
  });
});

it("is compared with hundreds of results of the server", () => {
  expect(table.filter(({ rejected, unintended }) => !rejected && !unintended).length).toBeGreaterThan(300);
});
