import { isRecord } from "@docs/generator/json";
import { didYouMean } from "@docs/generator/nearest";
import type { ObjectFinding } from "./checkObject.ts";
import type { SchemaLookup } from "./schemaLookup.ts";

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
export function checkMatching(matching: Matching, index: SchemaLookup): OperationFinding[] {
  const { operation, type } = matching;
  const { "@type": kind, matchOn, scope } = operation;
  const findings = checkScope(scope, type, index);
  if (kind === "reconcile" && Object.keys(scopeOf(operation)).length === 0) {
    const message = `It deletes every object of the type ${type} that is not in "value".`;
    findings.push(warn(message, 'Limit it with "scope", or use "upsert".'));
  }
  if (matchOn === "*") return [...findings, ...checkFound(matching, [])];
  const named = Array.isArray(matchOn) && matchOn.every((name) => typeof name === "string") ? matchOn : [];
  if (matchOn !== undefined && matchOn !== null && named.length === 0)
    return [
      ...findings,
      wrong('"matchOn" is not a list of fields.', 'Write ["name"], or "*" for all fields.'),
    ];
  const { foundBy } = index.schema.objects[type] ?? {};
  const usual: string[] = foundBy ? [foundBy] : [];
  const fields = named.length > 0 ? named : usual;
  return [
    ...findings,
    ...(fields.length === 0 ? [noFields(kind, type)] : []),
    ...checkFound(matching, fields),
  ];
}

function noFields(kind: unknown, type: string): OperationFinding {
  const hint = 'Name the fields that identify an object: "matchOn": ["name"].';
  return kind === "reconcile"
    ? wrong(`"reconcile" of ${type} needs "matchOn".`, hint)
    : warn(
        `Without "matchOn", ${type} is found by all of its values, and created again once one differs.`,
        hint,
      );
}

/** Checks that every object has the fields by which it is found, and other values in them than the objects before it. */
function checkFound({ operation, type, entries }: Matching, fields: string[]): OperationFinding[] {
  const limits = scopeOf(operation);
  const nameByValues = new Map<string, string>();
  return entries.flatMap(([name, entry]) => {
    if (!isRecord(entry)) return [];
    const whole = { ...limits, ...entry };
    const lacking = fields.filter((field) => !Object.hasOwn(whole, field));
    const outside = Object.entries(limits).filter(
      ([field, limit]) => JSON.stringify(whole[field]) !== JSON.stringify(limit),
    );
    const values = JSON.stringify([whole["@type"], ...fields.map((field) => whole[field])]);
    const twin = fields.length > 0 && lacking.length === 0 ? nameByValues.get(values) : undefined;
    nameByValues.set(values, name);
    return [
      ...lacking.map((field) => ({
        ...wrong(
          `"${name}" needs "${field}", by which it is found.`,
          operation["matchOn"] ? "Add it." : 'Add it, or name other fields in "matchOn".',
        ),
        path: [field],
        of: { type, value: entry },
      })),
      ...outside.map(() => wrong(`"${name}" is outside of "scope".`, "Move it to an operation of its own.")),
      ...(twin === undefined
        ? []
        : [wrong(`"${twin}" and "${name}" have the same ${fields.join(", ")}.`, "Add a field.")]),
    ];
  });
}

function checkScope(scope: unknown, type: string, index: SchemaLookup): OperationFinding[] {
  if (scope === undefined || scope === null) return [];
  if (!isRecord(scope)) return [wrong('"scope" is not an object.', 'Write it as {"field": "value"}.')];
  const variants = index.variantsOf(type);
  const fields = index.fieldsOf(type);
  return Object.entries(scope).flatMap(([name, limit]) => {
    if (name === "@type" && variants.includes(String(limit))) return [];
    if (name === "@type") {
      const hint = variants.length > 0 ? `One of ${variants.join(", ")}.` : "It has no variants.";
      return [wrong(`"scope" names the variant "${String(limit)}".`, hint)];
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

function warn(message: string, hint: string): OperationFinding {
  return { ...wrong(message, hint), severity: "warning" };
}
