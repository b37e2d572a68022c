import { didYouMean } from "@docs/generator/nearest";
import { shortName } from "./areas.ts";
import type { Field, ObjectType, SchemaFile, ServerObject } from "./schemaFile.ts";

/** The part of a schema that checks need. */
interface CheckedSchema extends Pick<SchemaFile, "variableSets"> {
  objects: Record<string, Pick<ServerObject, "kind" | "foundBy" | "filters">>;
  types: Record<string, Pick<ObjectType, "fields"> & { variants?: Variant[] | undefined }>;
  enums: Record<string, { name: string }[]>;
}
type Variant = Pick<NonNullable<ObjectType["variants"]>[number], "name" | "type">;

export type SchemaLookup = ReturnType<typeof lookUpSchema<CheckedSchema>>;

/** Returns lookups of objects and fields, for checks in the build and in tools. */
export function lookUpSchema<Schema extends CheckedSchema>(schema: Schema) {
  const { types, objects } = schema;
  const typeByLowerName = new Map(Object.keys(types).map((type) => [shortName(type).toLowerCase(), type]));
  return {
    schema,
    /** Finds an object as the command line does: with or without `x:`, in any case. */
    findObject(name: string) {
      const type = typeByLowerName.get(name.replace(/^x:/i, "").toLowerCase());
      return type && objects[type] ? type : undefined;
    },
    variantsOf: (type: string) => types[type]?.variants?.map(({ name }) => name) ?? [],
    /** All fields that an object of a type and variant can have. */
    fieldsOf(type: string, variant?: string): Record<string, Field> {
      const { fields, variants = [] } = types[type] ?? {};
      if (fields) return fields;
      const chosen = variant === undefined ? variants : variants.filter(({ name }) => name === variant);
      return Object.assign({}, ...chosen.toReversed().map((one) => types[one.type ?? ""]?.fields));
    },
  };
}

export function unknownObject(name: string, { schema }: SchemaLookup) {
  const names = Object.keys(schema.objects);
  const meant = didYouMean(name, names) ?? didYouMean(`x:${name}`, names);
  return {
    rule: "object",
    message: `The server has no object "${name}".`,
    hint: meant ?? "The reference lists all objects.",
  };
}
