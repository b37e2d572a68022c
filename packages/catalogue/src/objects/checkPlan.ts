import { didYouMean } from "@docs/generator/nearest";
import { type CheckOptions, checkObject, isRecord, type ObjectFinding } from "./checkObject.ts";
import { unknownObject } from "./schemaLookup.ts";

/** What is wrong with an operation, or with an object in it. */
interface OperationFinding extends ObjectFinding {
  severity?: "warning";
  /** The object, in which `path` leads to the value. */
  of?: { type: string; value: unknown };
}

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
export function checkPlan(
  code: string,
  { index, names }: Pick<CheckOptions, "index" | "names">,
): PlanFinding[] {
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
      if (isRecord(value) && Object.keys(value).length > 0) return findings;
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
      ...(kind === "create" ? [] : checkMatching(operation, type, entries)),
      ...entries.flatMap(([, entry]) =>
        checkWhole(isRecord(entry) ? { ...scopeOf(operation), ...entry } : entry, type),
      ),
    ];
  }

  function checkWhole(value: unknown, type: string, isUpdate = false): OperationFinding[] {
    const found = checkObject(value, type, { index, names, madeIds, isUpdate });
    return found.map((finding) => ({ ...finding, of: { type, value } }));
  }

  /** Checks how existing objects are found, and which of them are deleted. */
  function checkMatching(
    operation: Record<string, unknown>,
    type: string,
    entries: [string, unknown][],
  ): OperationFinding[] {
    const { "@type": kind, matchOn, scope } = operation;
    const limits = scopeOf(operation);
    const findings = checkScope(scope, type);
    if (kind === "reconcile" && Object.keys(limits).length === 0) {
      const message = `It deletes every object of the type ${type} that is not in "value".`;
      findings.push({ ...wrong(message, 'Limit it with "scope", or use "upsert".'), severity: "warning" });
    }
    const isList = Array.isArray(matchOn) && matchOn.every((name) => typeof name === "string");
    if (matchOn !== undefined && matchOn !== null && matchOn !== "*" && !(isList && matchOn.length > 0))
      return [
        ...findings,
        wrong('"matchOn" is not a list of fields.', 'Write ["name"], or "*" for all fields.'),
      ];
    const { foundBy } = index.schema.objects[type] ?? {};
    const fields: string[] = isList ? matchOn : foundBy && matchOn !== "*" ? [foundBy] : [];
    if (fields.length === 0 && matchOn !== "*") {
      const isRefused = kind === "reconcile";
      const message = isRefused
        ? `"reconcile" of ${type} needs "matchOn".`
        : `Without "matchOn", ${type} is found by all of its values, and created again once one differs.`;
      const hint = 'Name the fields that identify an object: "matchOn": ["name"].';
      findings.push({ ...wrong(message, hint), ...(isRefused ? {} : { severity: "warning" }) });
    }
    const seen = new Map<string, string>();
    for (const [name, entry] of entries) {
      if (!isRecord(entry)) continue;
      const whole = { ...limits, ...entry };
      const lacking = fields.filter((field) => !Object.hasOwn(whole, field));
      for (const field of lacking) {
        const hint = isList ? "Add it." : 'Add it, or name other fields in "matchOn".';
        const found = wrong(`"${name}" needs "${field}", by which it is found.`, hint);
        findings.push({ ...found, path: [field], of: { type, value: entry } });
      }
      for (const [field, limit] of Object.entries(limits))
        if (JSON.stringify(whole[field]) !== JSON.stringify(limit))
          findings.push(wrong(`"${name}" is outside of "scope".`, "Move it to an operation of its own."));
      const key = JSON.stringify([whole["@type"], ...fields.map((field) => whole[field])]);
      const twin = seen.get(key);
      if (twin !== undefined && fields.length > 0 && lacking.length === 0)
        findings.push(wrong(`"${twin}" and "${name}" have the same ${fields.join(", ")}.`, "Add a field."));
      seen.set(key, name);
    }
    return findings;
  }

  function checkScope(scope: unknown, type: string): OperationFinding[] {
    if (scope === undefined || scope === null) return [];
    if (!isRecord(scope)) return [wrong('"scope" is not an object.', 'Write it as {"field": "value"}.')];
    const variants = index.schema.types[type]?.variants?.map(({ name }) => name) ?? [];
    const fields = index.fieldsOf(type);
    return Object.entries(scope).flatMap(([name, limit]) => {
      if (name === "@type" && variants.includes(String(limit))) return [];
      if (name === "@type") {
        const known = variants.length > 0 ? `One of ${variants.join(", ")}.` : "It has no variants.";
        return [wrong(`"scope" names the variant "${String(limit)}".`, known)];
      }
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const isUsable = field && field.update !== "serverSet" && limit !== null;
      const hint = didYouMean(name, Object.keys(fields)) ?? "Use a field that you set, and its value.";
      return isUsable ? [] : [wrong(`"scope" cannot limit ${type} by "${name}".`, hint)];
    });
  }
}

/** Entries need not repeat what `scope` says. */
function scopeOf({ "@type": kind, scope }: Record<string, unknown>): Record<string, unknown> {
  return isRecord(scope) && (kind === "upsert" || kind === "reconcile") ? scope : {};
}

export function parseJson(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

function wrong(message: string, hint: string): OperationFinding {
  return { rule: "plan", message, hint, path: [] };
}
