import { groupBy } from "@docs/generator/groupBy";
import { areaOf, ownersOf, shortName } from "./areas.ts";
import type { Field, ObjectType, SchemaFile } from "./schemaFile.ts";
import { lookUpSchema } from "./schemaLookup.ts";
import type { Sentences } from "./sentencesFile.ts";

/** A field as the reference lists it: once, even if all variants of a type have it. */
export interface ListedField {
  /** `MtaRouteRelay.address`, or `MtaRoute.name` if all variants have it. */
  entry: string;
  name: string;
  field: Field;
  sentence: string | undefined;
  /** The object on whose page it is; null for types that several objects share. */
  owner: string | null;
}

export type SchemaIndex = ReturnType<typeof indexSchema>;

/** Returns lookups of types, fields and what belongs together. */
export function indexSchema(schema: SchemaFile, sentences: Sentences) {
  const { types, objects } = schema;
  const owners = ownersOf(schema);
  const parents = findParents(types, owners);
  const listed = new Map<string, ListedField[]>();
  const entryByField = new Map<string, string>();
  for (const type of Object.keys(types)) list(type);
  const typeByName = new Map(Object.keys(types).map((type) => [shortName(type), type]));

  return {
    ...lookUpSchema(schema),
    sentences,
    /** The fields that a page lists below a type. */
    fieldsListed: (type: string) => listed.get(type) ?? [],
    allFields: () => [...listed.values()].flat(),
    /** The type whose variants all have some fields of this one, which are listed there. */
    parentOf: (type: string) => parents.get(type),
    /** Finds a type as code names it: `x:MtaRoute` or `MtaRoute`. */
    findType: (name: string) => (types[name] ? name : typeByName.get(name)),
    /** Finds the entry of `MtaRoute.address`, also in the variants of the type. */
    findField(text: string): string | undefined {
      const at = text.lastIndexOf(".");
      const type = types[text.slice(0, at)] ? text.slice(0, at) : typeByName.get(text.slice(0, at));
      if (at < 0 || !type) return undefined;
      const candidates = [type, ...(types[type]?.variants ?? []).flatMap((variant) => variant.type ?? [])];
      return candidates.map((each) => entryByField.get(`${each}.${text.slice(at + 1)}`)).find(Boolean);
    },
    areaOfType(type: string) {
      const owner = owners.get(type);
      const object = owner ? objects[owner] : undefined;
      return object ? areaOf(object) : "Shared types";
    },
  };

  function list(type: string) {
    const { fields = {}, variants = [] } = types[type] ?? {};
    const parent = parents.get(type);
    const inParent = parent ? commonFields(types[parent]?.variants ?? []) : new Map<string, CommonField>();
    const entries =
      variants.length > 0
        ? [...commonFields(variants)]
        : Object.entries(fields)
            .map(([name, field]) => [name, { field, sentence: sentences.fields[type]?.[name] }] as const)
            .filter(
              ([name, { sentence }]) => !inParent.has(name) || inParent.get(name)?.sentence !== sentence,
            );
    const owner = owners.get(type) ?? null;
    listed.set(
      type,
      entries.map(([name, { field, sentence }]) => {
        const entry = `${shortName(type)}.${name}`;
        const holders =
          variants.length > 0 ? [type, ...variants.flatMap((variant) => variant.type ?? [])] : [type];
        for (const holder of holders) {
          // A variant that has something else to say of a common field lists it, too.
          const hasOwn = holder !== type && sentences.fields[holder]?.[name] !== sentence;
          if (!hasOwn) entryByField.set(`${holder}.${name}`, entry);
        }
        return { entry, name, field, sentence, owner };
      }),
    );
  }

  /** Fields that all variants with fields have, if half of them are described with the same words. */
  function commonFields(variants: NonNullable<ObjectType["variants"]>): Map<string, CommonField> {
    const holders = variants.flatMap(({ type }) => type ?? []);
    const [first, ...others] = holders;
    if (!first || others.length === 0 || !holders.every((type) => parents.has(type))) return new Map();
    return new Map(
      Object.entries(types[first]?.fields ?? {}).flatMap(([name, field]) => {
        const isSame = others.every((type) => {
          const other = types[type]?.fields?.[name];
          return other && factsOf(other) === factsOf(field);
        });
        const words = [...groupBy(holders, (type) => sentences.fields[type]?.[name])];
        const [sentence, users = []] = words.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
        return isSame && users.length >= holders.length / 2 ? [[name, { field, sentence }] as const] : [];
      }),
    );
  }
}

interface CommonField {
  field: Field;
  sentence: string | undefined;
}

function factsOf({ caption, section, view, since, ...facts }: Field): string {
  return JSON.stringify(facts);
}

/** The one type of which each type is a variant, besides those that the first start repeats. */
function findParents(
  types: SchemaFile["types"],
  owners: ReadonlyMap<string, string | null>,
): Map<string, string> {
  const all = new Map<string, string[]>();
  for (const [name, { variants = [] }] of Object.entries(types)) {
    if (owners.get(name) === "x:Bootstrap") continue;
    for (const { type } of variants) if (type) all.set(type, [...(all.get(type) ?? []), name]);
  }
  return new Map([...all].flatMap(([type, [parent, second]]) => (parent && !second ? [[type, parent]] : [])));
}
