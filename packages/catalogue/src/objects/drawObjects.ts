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
import { readConditional } from "./expressionFields.ts";
import type { Field, ServerObject } from "./schemaFile.ts";
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
const OBVIOUS = new Set(["Locale", "TimeZone"]);

export function objectAnchor(name: string): string {
  return referenceAnchor("objects", name.replace(/^x:/, ""));
}

/** How the two kinds of objects are managed. */
const MANAGED = {
  object: {
    is: "A list of objects",
    actions: ["Get", "Query", "Create", "Update", "Destroy"],
    methods: ["get", "query", "set"],
    commands: ["query", "create"],
  },
  singleton: {
    is: "One object",
    actions: ["Get", "Update"],
    methods: ["get", "set"],
    commands: ["get", "update"],
  },
};

/** Draws what an object is, and where and how it is managed. */
export function drawObject(name: string, object: ServerObject, { sentences }: SchemaIndex): Drawing {
  const id = objectAnchor(shortName(name));
  const described = sentences.objects[name];
  const short = name.replace(/^x:/, "");
  const { caption, singular, kind, places, permissions, filters = [], since, enterprise } = object;
  const text = plain(`${caption}.`, described?.text, described?.note, short, singular);
  const { is, actions, methods, commands } = MANAGED[kind];
  const paths = places.map(({ path }) => path.join(" › "));
  const facts: [name: string, value: Inline[]][] = [
    ["Kind", [`${is}: ${caption}`]],
    ["WebUI", [paths.length > 0 ? paths.join("; ") : "Not in the menu."]],
    [
      "CLI",
      name.startsWith("x:") ? codes(commands.map((command) => `stalwart-cli ${command} ${short}`)) : [],
    ],
    ["JMAP", codes(methods.map((method) => `${name}/${method}`))],
    ["Filters", codes(filters)],
    ["Permissions", codes(actions.map((action) => permissions + action))],
    ["Takes effect", described ? [APPLIES[described.applies]] : []],
    ["Since", since ? [releaseLabel(since)] : []],
    ["Edition", enterprise ? [strong("Enterprise")] : []],
  ];
  const rows = facts.flatMap(([fact, value]) => (value.length > 0 ? [[[strong(fact)], value]] : []));
  return {
    anchors: [id],
    entries: [{ anchor: id, kind: "Objects", name, text }],
    draw: () => [
      paragraph(anchor(id, ...(described ? prose(described.text) : [code(name)]))),
      ...(described?.note ? [paragraph(note(prose(described.note)))] : []),
      { type: "table", head: ["Fact", ""], rows },
    ],
  };
}

/** Draws the fields of a type and its variants. */
export function drawFields(type: string, index: SchemaIndex): Drawing {
  const { schema, sentences } = index;
  const { variants = [], typeCaption = "In the WebUI" } = schema.types[type] ?? {};
  const fields = index.fieldsListed(type);
  const list = listEntries(fields.map((listed) => fieldEntry(listed, index)));
  const parent = index.parentOf(type);
  const isShared = parent !== undefined && index.fieldsListed(parent).length > 0;
  const rows = variants.map(({ name, caption, since, type: variantType }): Inline[][] => {
    const sentence = sentences.variants[type]?.[name];
    const words = sentence ? [`${caption}: `, ...prose(sentence)] : [caption];
    return [
      [code(name)],
      [...words, ...(since ? [` (since ${releaseLabel(since)})`] : [])],
      variantType ? [code(variantType)] : ["none"],
    ];
  });
  const table = { type: "table" as const, head: ["@type", typeCaption, "Fields"], rows };
  const isEmpty = fields.length === 0 && variants.length === 0 && !isShared;
  const drawRest: Drawing["draw"] = (...at) => [
    ...(rows.length > 0 ? [table] : []),
    ...(fields.length > 0 ? list.draw(...at) : []),
    ...(isEmpty ? [paragraph("It has no fields.")] : []),
  ];
  // An object is introduced by its own directive.
  if (schema.objects[type]) return { ...list, draw: drawRest };
  const id = objectAnchor(shortName(type));
  const text = sentences.objects[type]?.text;
  const shared = isShared
    ? [text ? " It has" : " has", " the common fields of ", code(parent), " as well."]
    : [];
  const introduction = paragraph(anchor(id, code(type)), ...(text ? [": ", ...prose(text)] : []), ...shared);
  return {
    anchors: [id, ...list.anchors],
    entries: [{ anchor: id, kind: "Objects", name: type, text: plain(text) }, ...list.entries],
    draw: (...at) => [introduction, ...drawRest(...at)],
  };
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
    ...(validator === "domain" ? [["a domain name"]] : []),
    ...(validator === "hostname" ? [["a host name or IP address"]] : []),
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
function valueList(field: Field, index: SchemaIndex): Block[] {
  const name = field.enumName ?? field.class?.enumName ?? field.keyClass?.enumName ?? "";
  const values = index.schema.enums[name] ?? [];
  return values.length === 0 || values.length > MANY || OBVIOUS.has(name) ? [] : [listOfValues(name, index)];
}

function listOfValues(name: string, { schema, sentences }: SchemaIndex): Block {
  const items = (schema.enums[name] ?? []).map((value): Inline[] => {
    const sentence = sentences.enums[name]?.[value.name];
    return [
      code(value.name),
      ...(sentence ? [" ", ...prose(sentence)] : value.caption ? [" ", value.caption] : []),
      ...(value.since ? [` Since ${releaseLabel(value.since)}.`] : []),
    ];
  });
  return { type: "list", items };
}

function variablesOf({ variables = "", constants }: Field, { schema }: SchemaIndex): Block[] {
  const names = schema.variableSets[variables];
  return [
    ...(constants ? [paragraph("Can return ", ...codes(constants), ".")] : []),
    ...(names ? [{ type: "details" as const, summary: "Variables", children: codes(names) }] : []),
  ];
}

/** Draws all enums with their values. */
export function drawEnums(index: SchemaIndex): Drawing {
  const { schema, sentences } = index;
  const listed = Object.entries(schema.enums).map(([name, values]) => {
    const isObvious = OBVIOUS.has(name);
    const texts = values.map(
      (value) => `${value.name} ${sentences.enums[name]?.[value.name] ?? value.caption ?? ""}`,
    );
    const some = values.filter((_, at) => at % Math.ceil(values.length / 6) === 0).map((value) => value.name);
    return {
      kind: "Values",
      id: objectAnchor(name),
      name,
      text: isObvious ? "" : plain(...texts),
      draw: () => ({
        chips: [[`${values.length} values`]],
        body: [isObvious ? paragraph("For example ", ...codes(some), ".") : listOfValues(name, index)],
      }),
    };
  });
  return listEntries(listed);
}
