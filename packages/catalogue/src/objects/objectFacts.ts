import { isRecord } from "@docs/generator/json";
import type { ReferenceInput } from "../reference/connectReference.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { shortName } from "./areas.ts";
import type { ObjectRules } from "./checkObject.ts";
import type { PlanFinding } from "./checkPlan.ts";
import type { Field } from "./schemaFile.ts";
import type { SchemaIndex } from "./schemaIndex.ts";
import { lookUpSchema } from "./schemaLookup.ts";

/** A field, with the type below which the reference lists it, if it is another one. */
type PlacedField = Field & { listedIn?: string };

export type ObjectFactsFile = ReturnType<typeof objectFactsFile>;

/** The subset of the schema that the configuration tool fetches. */
export function objectFactsFile(
  { schema, findField }: SchemaIndex,
  { names, functions }: Pick<ObjectRules, "names" | "functions">,
  { index, pages, baseUrl }: ReferenceInput,
) {
  const addressOf = (path: string) => baseUrl + path.slice(1);
  const planPage = pages.find(({ id }) => id === "management/cli/apply");
  return {
    schema: {
      objects: mapValues(schema.objects, ({ kind, foundBy, filters }) => ({ kind, foundBy, filters })),
      types: mapValues(schema.types, ({ fields, variants }, type) => ({
        variants: variants?.map((variant) => ({ name: variant.name, type: variant.type })),
        fields: fields && mapValues(fields, (field, name) => placed(type, name, field)),
      })),
      enums: mapValues(schema.enums, (values) => values.map(({ name }) => ({ name }))),
      variableSets: schema.variableSets,
    },
    functions: functions.map(({ name, args }) => ({ name, args })),
    names: mapValues(names, (values) => [...values]),
    pages: mapValues(schema.types, (_, type) => {
      const page = index.pageOf(referenceAnchor("objects", shortName(type)));
      return page && addressOf(page.path);
    }),
    planPage: planPage && addressOf(planPage.path),
  };

  function placed(type: string, name: string, field: Field): PlacedField {
    const { caption, section, view, since, validator, unique, ...facts } = field;
    const listedIn = findField(`${type}.${name}`)?.split(".")[0];
    return listedIn === undefined || listedIn === shortName(type) ? facts : { ...facts, listedIn };
  }
}

export type ObjectFacts = ReturnType<typeof createObjectFacts>;

export function createObjectFacts({ schema, names, functions, pages, planPage }: ObjectFactsFile) {
  const index = lookUpSchema(schema);
  return {
    index,
    names: mapValues(names, (values) => new Set(values)),
    functions,
    /** Names of fields that hold a secret, in any type. */
    secretFields: new Set(Object.values(schema.types).flatMap(({ fields = {} }) => secretsOf(fields))),
    /** The entry of the reference that a finding is about; the page on plans, if it is about no object. */
    linkTo({ path, of }: Pick<PlanFinding, "path" | "of">) {
      if (!of) return planPage ? { href: planPage, label: "plans" } : null;
      const { type, field } = subjectOf(path, of.type, of.value);
      const listedIn = schema.types[type]?.fields?.[field ?? ""]?.listedIn ?? shortName(type);
      const page = pages[`x:${listedIn}`] ?? pages[type];
      const name = field === undefined ? shortName(type) : `${listedIn}.${field}`;
      return page ? { href: `${page}#${referenceAnchor("objects", name)}`, label: name } : null;
    },
  };

  /** The type and the field to which keys lead in an object. */
  function subjectOf(path: string[], type: string, value: unknown): { type: string; field?: string } {
    const [key = "", ...below] = path;
    const variant = isRecord(value) ? value["@type"] : undefined;
    const holder = schema.types[type]?.variants?.find(({ name }) => name === variant)?.type ?? type;
    const name = key.split("/")[0] ?? "";
    const fields = index.fieldsOf(holder);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return { type: holder };
    const member = isRecord(value) ? value[key] : undefined;
    const [item = "", ...inItem] = below;
    const ofItem = field.type === "map" ? field.valueClass?.objectName : field.objectName;
    if (field.type === "object" && below.length > 0) return subjectOf(below, field.objectName ?? "", member);
    if (ofItem && inItem.length > 0 && isRecord(member)) return subjectOf(inItem, ofItem, member[item]);
    return { type: holder, field: name };
  }
}

function secretsOf(fields: Record<string, Field>): string[] {
  const isSecret = ({ format = "", objectName = "" }: Field) => /^(x:S|s)ecret/.test(objectName || format);
  return Object.keys(fields).filter((name) => fields[name] && isSecret(fields[name]));
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
