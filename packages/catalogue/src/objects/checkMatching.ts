import { isRecord } from "@docs/generator/json";
import { didYouMean } from "@docs/generator/nearest";
import type { ObjectFinding, ObjectRules } from "./checkObject.ts";

/** What is wrong with an operation, or with an object in it. */
export interface OperationFinding extends ObjectFinding {
  severity?: "warning";
  /** The object, in which `path` leads to the value. */
  of?: { type: string; value: unknown };
}

interface Matching {
  operation: Record<string, unknown>;
  type: string;
  /** What is to be found or made, by name. */
  entries: [string, unknown][];
}

/** Checks how existing objects are found, and which of them are deleted. */
export function checkMatching(
  { operation, type, entries }: Matching,
  index: ObjectRules["index"],
): OperationFinding[] {
  const { "@type": kind, matchOn, scope } = operation;
  const limits = scopeOf(operation);
  const findings = checkScope(scope, type, index);
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

function checkScope(scope: unknown, type: string, index: ObjectRules["index"]): OperationFinding[] {
  if (scope === undefined || scope === null) return [];
  if (!isRecord(scope)) return [wrong('"scope" is not an object.', 'Write it as {"field": "value"}.')];
  const variants = index.variantsOf(type);
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

/** Entries need not repeat what `scope` says. */
export function scopeOf({ "@type": kind, scope }: Record<string, unknown>): Record<string, unknown> {
  return isRecord(scope) && (kind === "upsert" || kind === "reconcile") ? scope : {};
}

export function wrong(message: string, hint: string): OperationFinding {
  return { rule: "plan", message, hint, path: [] };
}
