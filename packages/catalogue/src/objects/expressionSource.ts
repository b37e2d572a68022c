import { shortName } from "./areas.ts";
import type { SchemaIndex } from "./schemaIndex.ts";

interface Expression {
  match?: Record<string, { if: string; then: string }>;
  else?: string;
}

/** Returns the fields that hold an expression, with the variables of each. */
export function expressionSource({ schema }: SchemaIndex) {
  return Object.entries(schema.types).flatMap(([type, { fields = {} }]) =>
    Object.entries(fields)
      .filter(([, { objectName }]) => objectName === "x:Expression")
      .map(([name, { variables, constants = [], default: json }]) => {
        // The schema states it as any JSON.
        const { match = {}, else: otherwise = "" } = (json ?? {}) as Expression;
        const branches = Object.values(match);
        return {
          key: `${shortName(type)}.${name}`,
          variables: variables === undefined ? null : (schema.variableSets[variables] ?? []),
          constants,
          default: branches.length > 0 ? { if: branches, else: otherwise } : otherwise || null,
        };
      }),
  );
}
