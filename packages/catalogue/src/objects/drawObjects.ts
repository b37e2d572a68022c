import {
  anchor,
  type Block,
  code,
  codes,
  type Drawing,
  type Inline,
  note,
  paragraph,
  prose,
  strong,
} from "@docs/generator";
import { releaseLabel } from "../data/historyIndex.ts";
import { drawConditional } from "../draw/drawConditional.ts";
import { listEntries, plain } from "../draw/listEntries.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { shortName } from "./areas.ts";
import { readConditional } from "./expressionSource.ts";
import type { Field } from "./schemaFile.ts";
import type { ListedField, SchemaIndex } from "./schemaIndex.ts";
import { inWords, typeLabel, typeText } from "./typeLabel.ts";

const APPLIES = {
  immediately: "At once: the next connection, message or request uses it.",
  reload: "After the settings are reloaded.",
  restart: "After a restart of the server.",
  operational: "These are data, not settings.",
};
/** Values that are listed with a field; longer lists only with their enum. */
const MANY = 12;
/** Enums of the world, whose values say what they are. */
const KNOWN = new Set(["Locale", "TimeZone"]);

export function objectAnchor(name: string): string {
  return referenceAnchor("objects", name.replace(/^x:/, ""));
}

/** Draws what an object is, and where and how it is managed. */
export function drawObject(name: string, { schema, sentences }: SchemaIndex): Drawing {
  const id = objectAnchor(shortName(name));
  const object = schema.objects[name];
  const words = sentences.objects[name];
  const short = name.replace(/^x:/, "");
  return {
    anchors: [id],
    entries: [
      {
        anchor: id,
        kind: "Objects",
        name,
        text: plain(object?.caption, words?.text, words?.note, short, object?.singular),
      },
    ],
    draw() {
      if (!object) return [];
      const actions =
        object.kind === "singleton" ? ["Get", "Update"] : ["Get", "Query", "Create", "Update", "Destroy"];
      const methods = object.kind === "singleton" ? ["get", "set"] : ["get", "query", "set"];
      const places = object.places.map(({ path }) => path.join(" › "));
      const calls =
        object.kind === "singleton"
          ? [`stalwart-cli get ${short}`, `stalwart-cli update ${short}`]
          : [`stalwart-cli query ${short}`, `stalwart-cli create ${short}`];
      const rows: Inline[][][] = [
        [["WebUI"], [places.length > 0 ? places.join("; ") : "Not in the menu."]],
        ...(name.startsWith("x:") ? [[["CLI"], codes(calls)]] : []),
        [["JMAP"], codes(methods.map((method) => `${name}/${method}`))],
        [["Permissions"], codes(actions.map((action) => object.permissions + action))],
        ...(words ? [[["Takes effect"], [APPLIES[words.applies]]]] : []),
        ...(object.since ? [[["Since"], [releaseLabel(object.since)]]] : []),
        ...(object.enterprise ? [[["Edition"], [strong("Enterprise")]]] : []),
      ];
      const head = [object.kind === "singleton" ? "One object" : "A list of objects", object.caption];
      return [
        paragraph(anchor(id, ...(words ? prose(words.text) : [code(name)]))),
        ...(words?.note ? [paragraph(note(prose(words.note)))] : []),
        { type: "table", head, rows },
      ];
    },
  };
}

/** Draws the fields of a type and its variants. */
export function drawFields(type: string, index: SchemaIndex): Drawing {
  const { schema, sentences } = index;
  const isObject = schema.objects[type] !== undefined;
  const id = objectAnchor(shortName(type));
  const { variants = [] } = schema.types[type] ?? {};
  const fields = index.fieldsListed(type);
  const list = listEntries(fields.map((listed) => fieldEntry(listed, index)));
  const text = sentences.objects[type]?.text;
  return {
    anchors: [...(isObject ? [] : [id]), ...list.anchors],
    entries: [
      ...(isObject ? [] : [{ anchor: id, kind: "Objects", name: type, text: plain(text) }]),
      ...list.entries,
    ],
    draw(links) {
      const parent = index.parentOf(type);
      const isShared = parent !== undefined && index.fieldsListed(parent).length > 0;
      const shared = isShared
        ? [text ? " It has" : " has", " the common fields of ", code(parent), " as well."]
        : [];
      const rows = variants.map((variant): Inline[][] => [
        [code(variant.name)],
        [
          ...variantInline(variant.caption, sentences.variants[type]?.[variant.name]),
          ...(variant.since ? [` (since ${releaseLabel(variant.since)})`] : []),
        ],
        variant.type ? [code(variant.type)] : ["none"],
      ]);
      const typeName = schema.types[type]?.typeCaption;
      return [
        ...(isObject
          ? []
          : [paragraph(anchor(id, code(type)), ...(text ? [": ", ...prose(text)] : []), ...shared)]),
        ...(rows.length > 0
          ? [{ type: "table" as const, head: ["@type", typeName ?? "In the WebUI", "Fields"], rows }]
          : []),
        ...(fields.length > 0
          ? list.draw(links)
          : variants.length > 0 || shared.length > 0
            ? []
            : [paragraph("It has no fields.")]),
      ];
    },
  };
}

function variantInline(label: string, sentence: string | undefined): Inline[] {
  return sentence ? [`${label}: `, ...prose(sentence)] : [label];
}

function fieldEntry(listed: ListedField, index: SchemaIndex) {
  const { entry, name, field, sentence } = listed;
  return {
    kind: "Fields",
    id: objectAnchor(entry),
    name: entry,
    text: plain(
      sentence,
      field.caption,
      typeText(field),
      field.default !== undefined && `default ${JSON.stringify(field.default)}`,
      field.enterprise && "Enterprise",
    ),
    draw: () => ({
      term: name,
      chips: chipsOf(field),
      body: [...(sentence ? [paragraph(...prose(sentence))] : []), ...valueList(field, index)],
      more: variablesOf(field, index),
    }),
  };
}

function chipsOf(field: Field): Inline[][] {
  const { minItems, maxLength, validator, caption, section } = field;
  const place = [section, caption].filter((part, at, all) => part && part !== all[at - 1]).join(" › ");
  return [
    [...typeLabel(field), ...(field.nullable ? [" or ", code("null")] : [])],
    ...defaultChips(field),
    ...rangeChips(field),
    ...(minItems ? [[`at least ${minItems}`]] : []),
    ...(maxLength ? [[`at most ${maxLength} bytes`]] : []),
    ...(validator === "domain" || validator === "hostname"
      ? [[validator === "domain" ? "a domain name" : "a host name or IP address"]]
      : []),
    ...(field.required ? [[strong("required")]] : []),
    ...(field.unique ? [["unique"]] : []),
    ...(field.update === "immutable" ? [["cannot be changed later"]] : []),
    ...(field.update === "serverSet" ? [["set by the server"]] : []),
    ...(field.enterprise ? [[strong("Enterprise")]] : []),
    ...(field.since ? [[`since ${releaseLabel(field.since)}`]] : []),
    ...(place ? [[`WebUI: ${place}`]] : []),
  ];
}

function rangeChips({ min, max, format }: Field): Inline[][] {
  const show = (value: number) => inWords(value, { type: "number", format }) ?? String(value);
  if (min !== undefined && max !== undefined) return [[`${show(min)} to ${show(max)}`]];
  if (min !== undefined) return [[`at least ${show(min)}`]];
  return max === undefined ? [] : [[`at most ${show(max)}`]];
}

function defaultChips(field: Field): Inline[][] {
  const { default: value } = field;
  if (value === undefined) return [];
  const words = inWords(value, field);
  return [["default ", ...defaultInline(value, field), ...(words ? [` (${words})`] : [])]];
}

function defaultInline(value: unknown, field: Field): Inline[] {
  if (value === null || typeof value !== "object") return [code(value === "" ? '""' : String(value))];
  if (field.objectName === "x:Expression") return drawConditional(readConditional(value));
  if (field.type === "set") return codes(Object.keys(value));
  return [code(JSON.stringify(value))];
}

/** The values of an enum, with a field that has few of them. */
function valueList(field: Field, { schema, sentences }: SchemaIndex): Block[] {
  const name = field.enumName ?? field.class?.enumName ?? field.keyClass?.enumName ?? "";
  const values = schema.enums[name] ?? [];
  if (values.length === 0 || values.length > MANY || KNOWN.has(name)) return [];
  return [
    { type: "list", items: values.map((value) => valueInline(value, sentences.enums[name]?.[value.name])) },
  ];
}

function valueInline(
  { name, caption, since }: { name: string; caption?: string | undefined; since?: string | undefined },
  sentence: string | undefined,
): Inline[] {
  const words = sentence ? prose(sentence) : caption ? [caption] : [];
  return [
    code(name),
    ...(words.length > 0 ? [" ", ...words] : []),
    ...(since ? [` Since ${releaseLabel(since)}.`] : []),
  ];
}

function variablesOf({ variables = "", constants }: Field, { schema }: SchemaIndex): Block[] {
  const names = schema.variableSets[variables];
  return [
    ...(constants ? [paragraph("Can return ", ...codes(constants), ".")] : []),
    ...(names ? [{ type: "details" as const, summary: "Variables", children: codes(names) }] : []),
  ];
}

/** Draws all enums with their values. */
export function drawEnums({ schema, sentences }: SchemaIndex): Drawing {
  return listEntries(
    Object.entries(schema.enums).map(([name, values]) => ({
      kind: "Values",
      id: objectAnchor(name),
      name,
      text: KNOWN.has(name)
        ? ""
        : plain(
            ...values.map(
              (value) => `${value.name} ${sentences.enums[name]?.[value.name] ?? value.caption ?? ""}`,
            ),
          ),
      draw: () => ({
        chips: [[`${values.length} values`]],
        body: KNOWN.has(name)
          ? [
              paragraph(
                "For example ",
                ...codes(
                  values
                    .filter((_, at) => at % Math.ceil(values.length / 6) === 0)
                    .map((value) => value.name),
                ),
                ".",
              ),
            ]
          : [
              {
                type: "list" as const,
                items: values.map((value) => valueInline(value, sentences.enums[name]?.[value.name])),
              },
            ],
      }),
    })),
  );
}
