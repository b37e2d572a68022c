import type { Finding, Snippet } from "@docs/generator";
import { parseJson } from "@docs/generator/json";
import { checkObject, type ObjectRules } from "./checkObject.ts";
import { checkPlan } from "./checkPlan.ts";
import { unknownObject } from "./schemaLookup.ts";

/** Checks a fence with `object="x:…"` or `plan`; one that is not JSON is reported by the check of JSON. */
export function checkObjectFence({ code, line, attributes = {} }: Snippet, rules: ObjectRules): Finding[] {
  if ("plan" in attributes)
    return checkPlan(code, rules).map(({ path, of, ...finding }) => ({
      ...finding,
      line: line + finding.line,
    }));
  const { index } = rules;
  const { object } = attributes;
  if (object === undefined) return [];
  const value = parseJson(code);
  if (!index.schema.objects[object]) return [{ ...unknownObject(object, index), line }];
  if (value === undefined) return [];
  const isUpdate = "update" in attributes || index.schema.objects[object]?.kind === "singleton";
  return checkObject(value, object, { ...rules, isUpdate }).map(({ path, ...finding }) => ({
    ...finding,
    line: line + lineOf(code, path),
  }));
}

/** The line of the last key that the text has, searched key by key; 1 for the whole text. */
export function lineOf(code: string, path: string[]): number {
  let at = 0;
  for (const key of path) {
    const position = code.indexOf(JSON.stringify(key), at);
    if (position >= 0) at = position;
  }
  return code.slice(0, at).split("\n").length;
}
