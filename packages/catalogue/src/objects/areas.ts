import type { SchemaFile, ServerObject } from "./schemaFile.ts";

/** Returns the area of the WebUI's menu to which an object belongs. */
export function areaOf({ places: [first] }: ServerObject): string {
  const [layout = "Other", area = layout, page] = first?.path ?? [];
  if (layout === "Settings" && page === undefined) return "General";
  return layout === "Account" || page === undefined ? layout : area;
}

/** Returns the name that code and pages use: `MtaRoute` for `x:MtaRoute`, and `jmap:Calendar` for JMAP's own objects. */
export function shortName(type: string): string {
  return type.startsWith("x:") ? type.slice(2) : `jmap:${type}`;
}

/**
 * Returns the object on whose page each type is described, or null for types that several objects use. A variant of one
 * object belongs to that object. The object of the first start repeats others and owns only what no other has.
 */
export function ownersOf({ objects, types }: SchemaFile): Map<string, string | null> {
  const users = new Map<string, Set<string>>();
  for (const object of Object.keys(objects)) visit(object, object, new Set());
  return new Map(
    Object.keys(types).map((type) => {
      if (objects[type]) return [type, type];
      const named = [...(users.get(type) ?? [])];
      const others = named.filter((name) => name !== "x:Bootstrap");
      const [only = null, second] = others.length > 0 ? others : named;
      return [type, second ? null : only];
    }),
  );

  function visit(type: string, user: string, seen: Set<string>) {
    if (seen.has(type)) return;
    seen.add(type);
    users.set(type, (users.get(type) ?? new Set()).add(user));
    for (const next of usedTypes(types, type)) if (!objects[next]) visit(next, user, seen);
  }
}

/** The types of the variants and fields of a type. */
export function usedTypes(types: SchemaFile["types"], type: string): string[] {
  const { variants = [], fields = {} } = types[type] ?? {};
  const inFields = Object.values(fields).flatMap((field) =>
    [field, field.valueClass].flatMap((one) =>
      one && (one.type === "object" || one.type === "objectList") && one.objectName ? [one.objectName] : [],
    ),
  );
  return [...variants.flatMap((variant) => variant.type ?? []), ...inFields];
}
