import { isRecord, parseJson } from "@docs/generator/json";
import { didYouMean } from "@docs/generator/nearest";
import { checkFilter } from "./checkFilter.ts";
import { checkMatching, type OperationFinding, scopeOf, wrong } from "./checkMatching.ts";
import { checkObject, type ObjectRules } from "./checkObject.ts";
import { unknownObject } from "./schemaLookup.ts";

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
    const found = isRecord(operation)
      ? checkOperation(operation)
      : [
          wrong(
            "The line is not a JSON object.",
            "Write one whole operation on each line, without comments.",
          ),
        ];
    return found.map((finding) => ({ ...finding, line: at + 1 }));
  });

  function checkOperation(operation: Record<string, unknown>): OperationFinding[] {
    const { "@type": kind, object: written = "", id, value } = operation;
    const taken = typeof kind === "string" && Object.hasOwn(OPERATIONS, kind) ? OPERATIONS[kind] : undefined;
    if (!taken) {
      const known = Object.keys(OPERATIONS);
      const hint = didYouMean(String(kind), known) ?? `Operations: ${known.join(", ")}.`;
      return [wrong(`A plan has no operation "${String(kind)}".`, hint)];
    }
    const type = index.findObject(String(written));
    if (!type) return [{ ...unknownObject(String(written), index), path: ["object"] }];
    const object = index.schema.objects[type];
    const keys = ["@type", "object", "value", ...taken];
    const findings = Object.keys(operation)
      .filter((key) => !keys.includes(key))
      .map((key) =>
        wrong(`"${kind}" does not take "${key}".`, didYouMean(key, keys) ?? `It takes ${keys.join(", ")}.`),
      );
    if (object?.kind === "singleton" && kind !== "update")
      return [...findings, wrong(`"${kind}" is not possible: there is one ${type} only.`, "Use update.")];
    if (kind === "destroy") {
      const isLimited =
        value !== undefined && value !== null && !(isRecord(value) && Object.keys(value).length === 0);
      if (isLimited) return [...findings, ...checkFilter(value, type, index)];
      const hint = `To delete some of them, add a filter: "value": {"name": "…"}.`;
      return [
        ...findings,
        { ...wrong(`It deletes all objects of the type ${type}.`, hint), severity: "warning" },
      ];
    }
    if (kind === "update") {
      if (object?.kind === "singleton" && id !== undefined && id !== null && id !== "singleton")
        findings.push(wrong(`There is one ${type} only, so it has no id "${String(id)}".`, "Remove the id."));
      if (object?.kind !== "singleton" && (typeof id !== "string" || id === ""))
        findings.push(wrong(`An update of ${type} needs "id" beside "value".`, 'Add it, or use "upsert".'));
      else if (typeof id === "string" && id.startsWith("#") && !madeIds.has(id.slice(1)))
        findings.push(wrong(`Nothing above makes the object "${id}".`, "Create it in a line before."));
      return [...findings, ...checkWhole(value, type, true)];
    }
    if (value !== undefined && !isRecord(value))
      return [...findings, wrong('"value" is not an object.', 'Write it as {"name": {…}}.')];
    const entries = Object.entries(value ?? {});
    for (const [name] of entries) madeIds.add(name.replace(/^#/, ""));
    if (entries.length === 0 && kind !== "reconcile")
      findings.push(wrong(`"value" has no object to ${kind}.`, 'Write it as {"name": {…}}.'));
    return [
      ...findings,
      ...(kind === "create" ? [] : checkMatching({ operation, type, entries }, index)),
      ...entries.flatMap(([, entry]) =>
        checkWhole(isRecord(entry) ? { ...scopeOf(operation), ...entry } : entry, type),
      ),
    ];
  }

  function checkWhole(value: unknown, type: string, isUpdate = false): OperationFinding[] {
    const found = checkObject(value, type, { ...rules, madeIds, isUpdate });
    return found.map((finding) => ({ ...finding, of: { type, value } }));
  }
}
