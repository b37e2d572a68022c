import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import { checkObject, isRecord } from "./checkObject.ts";
import type { SchemaIndex } from "./schemaIndex.ts";

type Names = Record<string, ReadonlySet<string>>;

/** Checks a fence with `object="x:…"` or `plan`; one that is not JSON is reported by the check of JSON. */
export function checkObjectFence(
  { code, line, attributes = {} }: Snippet,
  index: SchemaIndex,
  names: Names,
): Finding[] {
  if ("plan" in attributes)
    return checkPlan(code, index, names).map((finding) => ({ ...finding, line: line + finding.line }));
  const { object } = attributes;
  if (object === undefined) return [];
  const value = parse(code);
  if (!index.schema.objects[object]) return [{ ...unknownObject(object, index), line }];
  if (value === undefined) return [];
  const isUpdate = "update" in attributes || index.schema.objects[object]?.kind === "singleton";
  return checkObject(value, object, { index, names, isUpdate }).map(({ path, ...finding }) => ({
    ...finding,
    line: line + lineOf(code, path),
  }));
}

/** Checks the operations of a plan, one on each line. */
function checkPlan(code: string, index: SchemaIndex, names: Names): (Finding & { line: number })[] {
  const madeIds = new Set<string>();
  return code
    .split("\n")
    .flatMap((text, at) =>
      text.trim() === "" ? [] : checkOperation(text).map((finding) => ({ ...finding, line: at + 1 })),
    );

  function checkOperation(text: string): Finding[] {
    const operation = parse(text);
    if (!isRecord(operation))
      return wrongPlan("The line is not a JSON object.", "A plan has one operation on each line.");
    const { "@type": kind, object = "", value } = operation;
    const type = index.findObject(String(object));
    if (!type) return [unknownObject(String(object), index)];
    if (!OPERATIONS.includes(String(kind)))
      return wrongPlan(`A plan has no operation "${String(kind)}".`, `Operations: ${OPERATIONS.join(", ")}.`);
    if (kind === "destroy") return [];
    const isUpdate = kind === "update";
    const created = !isUpdate && isRecord(value) ? value : {};
    for (const id of Object.keys(created)) madeIds.add(id.replace(/^#/, ""));
    return (isUpdate ? [value] : Object.values(created)).flatMap((one) =>
      checkObject(one, type, { index, names, madeIds, isUpdate }).map(({ path, ...finding }) => finding),
    );
  }
}

const OPERATIONS = ["create", "update", "upsert", "reconcile", "destroy"];

function wrongPlan(message: string, hint: string): Finding[] {
  return [{ rule: "plan", message, hint }];
}

export function unknownObject(name: string, { schema }: SchemaIndex) {
  const names = Object.keys(schema.objects);
  const meant = didYouMean(name, names) ?? didYouMean(`x:${name}`, names);
  return {
    rule: "object",
    message: `The server has no object "${name}".`,
    hint: meant ?? "The reference lists all objects.",
  };
}

function parse(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

/** The line of the last key that the text has, searched key by key; 1 for the whole text. */
function lineOf(code: string, path: string[]): number {
  let at = 0;
  for (const key of path) {
    const position = code.indexOf(JSON.stringify(key), at);
    if (position >= 0) at = position;
  }
  return code.slice(0, at).split("\n").length;
}
