import type { z } from "zod";
import { toMilliseconds } from "../expression/durations.ts";
import type { Field, FieldType, ObjectType, SchemaFile } from "../objects/schemaFile.ts";
import type { readRust } from "./readRust.ts";
import { menuPaths, type RawSchema } from "./readSchema.ts";

/** Enums that have a data file of their own. */
const OWN_FILES = new Set(["EventType", "Permission", "MetricType", "Key", "ExpressionVariable"]);

/** What an update cannot change; other fields can be changed. */
const UPDATES = ["immutable", "serverSet"] as const;

interface Sources {
  release: string;
  raw: RawSchema;
  rust: ReturnType<typeof readRust>;
  filters: Map<string, string[]>;
  /** Returns the first release that has a name, if it is not the oldest one. */
  since(name: string): string | undefined;
}

/** Makes `schema.json` of what the server's sources say; as in JSON, what is undefined is not there. */
export function makeSchema({ release, raw, rust, filters, since }: Sources): SchemaFile {
  const paths = menuPaths(raw);
  return {
    version: release,
    objects: mapSorted(raw.objects, (name, object) => {
      if (object.type === "view") return undefined;
      const views = Object.keys(raw.objects).filter((view) => raw.objects[view]?.objectName === name);
      const places = [name, ...views].flatMap((view) => {
        const path = paths.get(view);
        return path ? [{ path, ...(view === name ? {} : { view: view.slice(name.length + 1) }) }] : [];
      });
      const list = raw.lists[name];
      return {
        kind: object.type,
        permissions: object.permissionPrefix ?? "",
        caption:
          list?.title ??
          raw.forms[name]?.title ??
          (places.map(({ path: menu }) => menu.at(-1)).join(", ") || name.replace("x:", "")),
        singular: list?.singularName,
        foundBy: list?.labelProperty || undefined,
        filters:
          object.type === "object" && name.startsWith("x:") ? (filters.get(name.slice(2)) ?? []) : undefined,
        enterprise: object.enterprise || undefined,
        since: since(`object ${name}`),
        places,
      };
    }),
    types: mapSorted(raw.schemas, (name, { variants }): ObjectType => {
      if (!variants) return { fields: fieldsOf(name) };
      return {
        variants: variants.map(({ schemaName, ...variant }) => ({
          name: variant.name,
          caption: variant.label,
          type: schemaName || undefined,
          since: since(`variant ${name}/${variant.name}`),
        })),
        typeCaption: labelsOf(name).get("@type")?.caption || undefined,
      };
    }),
    enums: mapSorted(raw.enums, (name, values) =>
      OWN_FILES.has(name)
        ? undefined
        : values.map((value) => ({
            name: value.name,
            caption: name !== "Locale" && value.label !== value.name ? value.label || undefined : undefined,
            since: since(`value ${name}.${value.name}`),
          })),
    ),
    variableSets: rust.variableSets,
  };

  /** The fields of a type, in the order of the WebUI's form. */
  function fieldsOf(type: string): Record<string, Field> {
    const { properties = {}, defaults = {} } = raw.fields[type] ?? {};
    const labels = labelsOf(type);
    const order = [...labels.keys()];
    const place = (name: string) => (labels.has(name) ? order.indexOf(name) : order.length);
    const names = Object.keys(properties).toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
    const rules = rust.types.get(type.replace("x:", ""));
    return Object.fromEntries(
      names.flatMap((name) => {
        const property = properties[name];
        if (!property) return [];
        const { variables, constants = [] } = rules?.expressions.get(name) ?? {};
        const usual = normalDefault(defaults[name], property.type, raw);
        const update = UPDATES.find((each) => each === property.update);
        const isRequired = rules?.required.has(name) && usual === undefined && update !== "serverSet";
        const field: Field = {
          ...property.type,
          update,
          default: usual,
          validator: rules?.validators.get(name) || undefined,
          required: isRequired || undefined,
          unique: rules?.unique.has(name) || undefined,
          enterprise: property.enterprise || undefined,
          since: sinceOf(type, name),
          ...labels.get(name),
          variables: variables || undefined,
          constants: constants.length > 0 ? constants : undefined,
        };
        return [[name, field] as const];
      }),
    );
  }

  /** A field of a new type says nothing new. */
  function sinceOf(type: string, name: string): string | undefined {
    const first = since(`field ${type}.${name}`);
    return first === since(`type ${type}`) ? undefined : first;
  }

  /** Labels and sections of the form of a type and of its views, in their order. */
  function labelsOf(type: string) {
    const views = Object.keys(raw.forms).filter((form) => form.startsWith(`${type}/`));
    const labels = new Map<string, Pick<Field, "caption" | "section" | "view">>();
    for (const form of [type, ...views]) {
      const view = form === type ? {} : { view: form.slice(type.length + 1) };
      for (const { title, fields } of raw.forms[form]?.sections ?? []) {
        for (const { name, label } of fields) {
          if (!labels.has(name)) labels.set(name, { caption: label, section: title || undefined, ...view });
        }
      }
    }
    return labels;
  }
}

function mapSorted<In, Out>(record: Record<string, In>, map: (name: string, value: In) => Out | undefined) {
  const entries = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const mapped = map(name, value);
      return mapped === undefined ? [] : [[name, mapped]];
    }),
  ) as Record<string, Exclude<Out, undefined>>;
}

/**
 * Writes a default as JMAP does: the schema has those of nested objects in the notation of its generator, `1m` and lists,
 * and a zero where there is no valid default.
 */
function normalDefault(value: Json | undefined, type: FieldType, raw: RawSchema): Json | undefined {
  if (typeof value === "number" && type.min !== undefined && value < type.min) return undefined;
  if (typeof value === "string" && type.type === "number") return toMilliseconds(value) ?? 0;
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, at) => [String(at), item]));
  if (value === null || typeof value !== "object" || type.type !== "object") return value;
  if (type.objectName === "x:Expression") {
    const { default: plain, else: otherwise = plain, match } = value as { [key: string]: Json };
    const branches = Array.isArray(match) ? match : [];
    return {
      ...(branches.length > 0
        ? { match: Object.fromEntries(branches.map((item, at) => [String(at), item])) }
        : {}),
      else: otherwise ?? "",
    };
  }
  const { properties = {} } = raw.fields[type.objectName ?? ""] ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const inner = properties[name];
      return [name, inner ? (normalDefault(item, inner.type, raw) ?? item) : item];
    }),
  );
}

type Json = z.output<ReturnType<typeof z.json>>;

/** Every name of a schema that can have a first release. */
export function namesOf(raw: RawSchema): string[] {
  return [
    ...Object.keys(raw.objects).map((name) => `object ${name}`),
    ...Object.keys(raw.fields).map((type) => `type ${type}`),
    ...Object.entries(raw.fields).flatMap(([type, { properties }]) =>
      Object.keys(properties).map((name) => `field ${type}.${name}`),
    ),
    ...Object.entries(raw.schemas).flatMap(([type, { variants = [] }]) =>
      variants.map(({ name }) => `variant ${type}/${name}`),
    ),
    ...Object.entries(raw.enums).flatMap(([type, values]) =>
      values.map(({ name }) => `value ${type}.${name}`),
    ),
  ];
}
