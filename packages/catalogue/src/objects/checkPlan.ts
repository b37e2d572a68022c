import { isRecord, parseJson } from "@docs/generator/json";
import { didYouMean } from "@docs/generator/nearest";
import { checkFilter } from "./checkFilter.ts";
import { checkMatching, type OperationFinding, scopeOf, wrong } from "./checkMatching.ts";
import { checkObject, type ObjectRules } from "./checkObject.ts";
import { type SchemaLookup, unknownObject } from "./schemaLookup.ts";

export type PlanFinding = OperationFinding & { line: number };

/** The operations of a plan, each with the keys that it takes beside `object` and `value`. */
export const OPERATIONS: Record<string, string[]> = {
  create: [],
  update: ["id"],
  upsert: ["matchOn", "scope"],
  reconcile: ["matchOn", "scope"],
  destroy: [],
};

/** Checks the operations of a plan, one on each line, as `stalwart-cli apply` and the server do. */
export function checkPlan(code: string, rules: ObjectRules): PlanFinding[] {
  const { index } = rules;
  const madeIds = new Set<string>();
  return code.split("\n").flatMap((text, at) => {
    const operation = parseJson(text);
    if (text.trim() === "") return [];
    const hint = "Write one whole operation on each line, without comments.";
    const findings = isRecord(operation)
      ? checkOperation(operation)
      : [wrong("The line is not a JSON object.", hint)];
    return findings.map((finding) => ({ ...finding, line: at + 1 }));
  });

  function checkOperation(operation: Record<string, unknown>): OperationFinding[] {
    const { "@type": kind, object: written = "", value } = operation;
    const taken = typeof kind === "string" && Object.hasOwn(OPERATIONS, kind) ? OPERATIONS[kind] : undefined;
    if (!taken) {
      const kinds = Object.keys(OPERATIONS);
      const hint = didYouMean(String(kind), kinds) ?? `Operations: ${kinds.join(", ")}.`;
      return [wrong(`A plan has no operation "${String(kind)}".`, hint)];
    }
    const type = index.findObject(String(written));
    if (!type) return [{ ...unknownObject(String(written), index), path: ["object"] }];
    const findings = checkKeys(operation, ["@type", "object", "value", ...taken]);
    const isSingleton = index.schema.objects[type]?.kind === "singleton";
    if (kind === "update") return [...findings, ...checkUpdate(operation, type, isSingleton)];
    if (isSingleton)
      return [...findings, wrong(`"${kind}" is not possible: there is one ${type} only.`, "Use update.")];
    if (kind === "destroy") return [...findings, ...checkDestroy(value, type, index)];
    return [...findings, ...checkEntries(operation, type)];
  }

  function checkUpdate(
    { id, value }: Record<string, unknown>,
    type: string,
    isSingleton: boolean,
  ): OperationFinding[] {
    const findings = checkWhole(value, type, true);
    const isAbsent = id === undefined || id === null;
    if (isSingleton && !isAbsent && id !== "singleton")
      return [
        wrong(`There is one ${type} only, so it has no id "${String(id)}".`, "Remove the id."),
        ...findings,
      ];
    if (!isSingleton && (typeof id !== "string" || id === ""))
      return [
        wrong(`An update of ${type} needs "id" beside "value".`, 'Add it, or use "upsert".'),
        ...findings,
      ];
    const isUnmade = typeof id === "string" && id.startsWith("#") && !madeIds.has(id.slice(1));
    return isUnmade
      ? [wrong(`Nothing above makes the object "${id}".`, "Create it in a line before."), ...findings]
      : findings;
  }

  /** Checks the objects that `create`, `upsert` and `reconcile` name. */
  function checkEntries(operation: Record<string, unknown>, type: string): OperationFinding[] {
    const { "@type": kind, value } = operation;
    if (value !== undefined && !isRecord(value))
      return [wrong('"value" is not an object.', 'Write it as {"name": {…}}.')];
    const entries = Object.entries(value ?? {});
    for (const [name] of entries) madeIds.add(name.replace(/^#/, ""));
    const isEmpty = entries.length === 0 && kind !== "reconcile";
    return [
      ...(isEmpty ? [wrong(`"value" has no object to ${kind}.`, 'Write it as {"name": {…}}.')] : []),
      ...(kind === "create" ? [] : checkMatching({ operation, type, entries }, index)),
      ...entries.flatMap(([, entry]) =>
        checkWhole(isRecord(entry) ? { ...scopeOf(operation), ...entry } : entry, type),
      ),
    ];
  }

  function checkWhole(value: unknown, type: string, isUpdate = false): OperationFinding[] {
    const findings = checkObject(value, type, { ...rules, madeIds, isUpdate });
    return findings.map((finding) => ({ ...finding, of: { type, value } }));
  }
}

function checkKeys(operation: Record<string, unknown>, keys: string[]): OperationFinding[] {
  const others = Object.keys(operation).filter((key) => !keys.includes(key));
  return others.map((key) => {
    const hint = didYouMean(key, keys) ?? `It takes ${keys.join(", ")}.`;
    return wrong(`"${operation["@type"]}" does not take "${key}".`, hint);
  });
}

function checkDestroy(filter: unknown, type: string, index: SchemaLookup): OperationFinding[] {
  const isEmpty = isRecord(filter) && Object.keys(filter).length === 0;
  if (filter !== undefined && filter !== null && !isEmpty) return checkFilter(filter, type, index);
  const hint = `To delete some of them, add a filter: "value": {"name": "…"}.`;
  return [{ ...wrong(`It deletes all objects of the type ${type}.`, hint), severity: "warning" }];
}
