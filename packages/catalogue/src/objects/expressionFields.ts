import type { Conditional } from "../expression/expressionFacts.ts";
import { shortName } from "./areas.ts";
import type { SchemaIndex } from "./schemaIndex.ts";

/** Returns the fields that hold an expression, with the variables of each. */
export function expressionFields({ schema }: SchemaIndex) {
  return Object.entries(schema.types).flatMap(([type, { fields = {} }]) =>
    Object.entries(fields)
      .filter(([, { objectName }]) => objectName === "x:Expression")
      .map(([name, { variables, constants = [], default: json }]) => {
        const value = readConditional(json ?? {});
        return {
          key: `${shortName(type)}.${name}`,
          variables: variables === undefined ? null : (schema.variableSets[variables] ?? []),
          constants,
          default: value.if.length > 0 ? value : value.else || null,
        };
      }),
  );
}

/** Reads an expression as objects have it, which the schema states as any JSON. */
export function readConditional(json: unknown): Conditional {
  const { match = {}, else: otherwise = "" } = json as {
    match?: Record<string, { if: string; then: string }>;
    else?: string;
  };
  return { if: Object.values(match), else: otherwise };
}
