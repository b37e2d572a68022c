import type { ReferenceInput } from "../reference/connectReference.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { shortName } from "./areas.ts";
import type { Field } from "./schemaFile.ts";
import type { SchemaIndex } from "./schemaIndex.ts";
import { lookUpSchema } from "./schemaLookup.ts";

export const OBJECT_FACTS_FORMAT = 1;

/** A field, with the type below which the reference lists it, if it is another one. */
type PlacedField = Field & { listedIn?: string };

export type ObjectFactsFile = ReturnType<typeof objectFactsFile>;

/** The subset of the schema that the configuration tool fetches. */
export function objectFactsFile(
  { schema, findField }: SchemaIndex,
  names: Record<string, ReadonlySet<string>>,
  { index, pages, baseUrl }: ReferenceInput,
) {
  const addressOf = (path: string) => baseUrl + path.slice(1);
  const planPage = pages.find(({ id }) => id === "management/cli/apply");
  return {
    format: OBJECT_FACTS_FORMAT,
    version: schema.version,
    schema: {
      objects: mapValues(schema.objects, ({ kind, label }) => ({ kind, label })),
      types: mapValues(schema.types, ({ fields, variants }, type) => ({
        variants: variants?.map(({ name, type: own }) => ({ name, type: own })),
        fields: fields && mapValues(fields, (field, name) => placed(type, name, field)),
      })),
      enums: mapValues(schema.enums, (values) => values.map(({ name }) => ({ name }))),
    },
    names: mapValues(names, (known) => [...known]),
    pages: mapValues(schema.types, (_, type) => {
      const page = index.pageOf(referenceAnchor("objects", shortName(type)));
      return page && addressOf(page.path);
    }),
    planPage: planPage && addressOf(planPage.path),
  };

  function placed(type: string, name: string, field: Field): PlacedField {
    const { caption, section, view, since, variables, constants, validator, unique, ...facts } = field;
    const listedIn = findField(`${type}.${name}`)?.split(".")[0];
    return listedIn === undefined || listedIn === shortName(type) ? facts : { ...facts, listedIn };
  }
}

export type ObjectFacts = ReturnType<typeof createObjectFacts>;

export function createObjectFacts({ schema, names, pages, planPage }: ObjectFactsFile) {
  return {
    index: lookUpSchema(schema),
    names: mapValues(names, (known) => new Set(known)),
    /** The entry of a type, or of its field, in the reference. */
    linkTo({ type, field }: { type?: string; field?: string }) {
      if (type === undefined) return planPage && { href: planPage, label: "plans" };
      const listedIn = schema.types[type]?.fields?.[field ?? ""]?.listedIn ?? shortName(type);
      const page = pages[type] ?? pages[`x:${listedIn}`];
      const name = field === undefined || field === "@type" ? shortName(type) : `${listedIn}.${field}`;
      return page && { href: `${page}#${referenceAnchor("objects", name)}`, label: name };
    },
  };
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
