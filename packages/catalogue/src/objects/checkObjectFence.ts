import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import { checkObject, isRecord, type ObjectFinding } from "./checkObject.ts";
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
  const made = new Set<string>();
  return code.split("\n").flatMap((text, at) => {
    if (text.trim() === "") return [];
    const operation = parse(text);
    const found = (finding: Omit<ObjectFinding, "path">) => ({ ...finding, line: at + 1 });
    if (!isRecord(operation)) {
      return [
        found({
          rule: "plan",
          message: "The line is not a JSON object.",
          hint: "A plan has one operation on each line.",
        }),
      ];
    }
    const { "@type": kind, object = "", value } = operation;
    const type = index.findObject(String(object));
    if (!type) return [found(unknownObject(String(object), index))];
    if (!["create", "update", "upsert", "reconcile", "destroy"].includes(String(kind))) {
      const hint = "Operations: create, update, upsert, reconcile, destroy.";
      return [found({ rule: "plan", message: `A plan has no operation "${String(kind)}".`, hint })];
    }
    if (kind === "destroy") return [];
    const objects = kind === "update" ? [value] : isRecord(value) ? Object.values(value) : [];
    if (kind !== "update" && isRecord(value))
      for (const id of Object.keys(value)) made.add(id.replace(/^#/, ""));
    return objects.flatMap((one) =>
      checkObject(one, type, { index, names, made, isUpdate: kind === "update" }).map(
        ({ path, ...finding }) => found(finding),
      ),
    );
  });
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
    const found = code.indexOf(JSON.stringify(key), at);
    if (found >= 0) at = found;
  }
  return code.slice(0, at).split("\n").length;
}
