import { isRecord } from "@docs/generator/json";
import { didYouMean } from "@docs/generator/nearest";
import { type OperationFinding, wrong } from "./checkMatching.ts";
import type { SchemaLookup } from "./schemaLookup.ts";

/** Checks the filter of a `destroy` operation, which the CLI sends to the server as it is. */
export function checkFilter(filter: unknown, type: string, index: SchemaLookup): OperationFinding[] {
  if (!isRecord(filter))
    return [wrong('"value" of a destroy operation is not a filter.', 'Write {"field": "value"}.')];
  const { operator = "AND", conditions, ...limits } = filter;
  if (operator !== "AND")
    return [wrong(`A filter cannot use ${JSON.stringify(operator)}.`, "Write one operation for each.")];
  const inner = Array.isArray(conditions) ? conditions.flatMap((each) => checkFilter(each, type, index)) : [];
  return [...inner, ...Object.entries(limits).flatMap((limit) => checkLimit(limit, type, index))];
}

function checkLimit([key, value]: [string, unknown], type: string, index: SchemaLookup): OperationFinding[] {
  const { filters = [] } = index.schema.objects[type] ?? {};
  const name = key.replace(/Is(Greater|Less)Than(OrEqual)?$/, "");
  if (!filters.includes(name)) return [unknownFilter(name, type, filters)];
  const field = index.fieldsOf(type)[name];
  if (field?.type === "objectId" && String(value).startsWith("#"))
    return [
      wrong(`A filter cannot use "${value}".`, "Write the id: destroy operations run before the others."),
    ];
  const variants = index.variantsOf(type);
  if (name === "@type" && !variants.includes(String(value))) {
    const hint = didYouMean(String(value), variants) ?? `One of ${variants.join(", ")}.`;
    return [wrong(`${type} has no variant "${value}".`, hint)];
  }
  const isNumber = typeof value === "number" && (!field || field.type === "number");
  const isList = Array.isArray(value) && field?.type === "enum";
  if (typeof value === "string" || isNumber || isList) return [];
  return [wrong(`The filter "${key}" cannot be ${JSON.stringify(value)}.`, "Write it as text, in quotes.")];
}

export function unknownFilter(name: string, type: string, filters: readonly string[]): OperationFinding {
  const list = filters.length > 0 ? `Filters: ${filters.join(", ")}.` : "It has no filters: delete by id.";
  return wrong(`The server cannot filter ${type} by "${name}".`, didYouMean(name, filters) ?? list);
}
