import { type Block, code, codes, type FormField, type Inline, link, paragraph } from "@docs/generator";
import { isRecord } from "@docs/generator/json";
import { lineOf } from "../data/historyIndex.ts";
import { shellQuote } from "../data/shellQuote.ts";
import { tryPath } from "../expression/tryPath.ts";
import type { Field } from "./schemaFile.ts";
import type { SchemaIndex } from "./schemaIndex.ts";
import { inWords } from "./typeLabel.ts";

interface Example {
  object: string;
  value: Record<string, unknown>;
  /** Changes an object instead of making one. */
  isUpdate: boolean;
}

/** The placeholder for the id of an object that an example changes. */
const ID = "ID";
/** The capabilities of JMAP's own objects; the server's have one. */
const CAPABILITIES = new Map([
  ["AddressBook", "urn:ietf:params:jmap:contacts"],
  ["Calendar", "urn:ietf:params:jmap:calendars"],
  ["Mailbox", "urn:ietf:params:jmap:mail"],
  ["SieveScript", "urn:ietf:params:jmap:sieve"],
  ["VacationResponse", "urn:ietf:params:jmap:vacationresponse"],
]);
/** What the setup wizard of the WebUI fills in, which no menu leads to. */
const SETUP = "x:Bootstrap";
/** What the WebUI runs at a click. */
const ACTION = "x:Action";

/** Draws an example as the form of the WebUI, a command, a plan and a request. */
export function drawExample(example: Example, index: SchemaIndex): Block[] {
  const codeTab = (label: string, lang: string, text: string) => ({
    label,
    children: [{ type: "code" as const, lang, text }],
  });
  // The command line knows the server's own objects, not those of JMAP.
  const commandTabs = example.object.startsWith("x:")
    ? [
        codeTab("CLI", "bash", toCommand(example, index)),
        codeTab("Plan file", "json", JSON.stringify(toOperation(example, index))),
      ]
    : [];
  return [
    {
      type: "tabs",
      tabs: [
        { label: "WebUI", children: drawPlaceAndForm(example, index) },
        ...commandTabs,
        codeTab("JMAP", "json", JSON.stringify(toRequest(example, index), null, 2)),
      ],
    },
    ...tryLinks(example, index),
  ];
}

/** Links that open the expressions of an example in the playground. */
function tryLinks({ object, value }: Example, index: SchemaIndex): Block[] {
  const fields = index.schema.types[object]?.fields ?? {};
  const expressions = Object.keys(value).filter((name) => fields[name]?.objectName === "x:Expression");
  return expressions.map((name) => {
    const text = JSON.stringify(value[name], null, 2);
    const release = lineOf(index.schema.version);
    const path = tryPath({ text, release, setting: `${object.slice("x:".length)}.${name}` });
    return paragraph(link(path, "Try ", code(name)), " with your own values.");
  });
}

function isSingleton({ object }: Example, { schema }: SchemaIndex): boolean {
  return schema.objects[object]?.kind === "singleton";
}

/** Returns the command of `stalwart-cli`, quoted for a shell. */
export function toCommand(example: Example, index: SchemaIndex): string {
  const { object, value, isUpdate } = example;
  const { "@type": variant, ...members } = value;
  const name = object.slice("x:".length);
  const fields = index.fieldsOf(object, typeof variant === "string" ? variant : undefined);
  const target = isUpdate
    ? ["update", name, ...(isSingleton(example, index) ? [] : [ID])]
    : ["create", typeof variant === "string" ? `${name}/${variant}` : name];
  const entries = Object.entries(isUpdate ? value : members);
  // The command reads texts that begin like JSON, and paths of an update, as JSON or by their looks.
  const needsJson = ([key, item]: [string, unknown]) =>
    typeof item === "string" &&
    (/^\s*[{[]/.test(item) || item === "null" || (key.includes("/") && !fields[key]));
  const textOf = (item: unknown) => (typeof item === "string" ? item : JSON.stringify(item));
  const isJson = entries.length === 0 ? Object.keys(fields).length > 0 : entries.some(needsJson);
  const options = isJson
    ? [`--json ${shellQuote(JSON.stringify(Object.fromEntries(entries)))}`]
    : entries.map(([key, item]) => `--field ${shellQuote(`${key}=${textOf(item)}`)}`);
  const lines = [`stalwart-cli ${target.join(" ")}`, ...options];
  const isShort = options.length < 2 && lines.join("").length < 80;
  return lines.join(isShort ? " " : " \\\n  ");
}

function toOperation(example: Example, index: SchemaIndex) {
  const { object, value, isUpdate } = example;
  const name = object.slice("x:".length);
  if (!isUpdate)
    return {
      "@type": "create",
      object: name,
      value: { [`${name.charAt(0).toLowerCase()}${name.slice(1)}-1`]: value },
    };
  return { "@type": "update", object: name, ...(isSingleton(example, index) ? {} : { id: ID }), value };
}

function toRequest(example: Example, index: SchemaIndex) {
  const { object, value, isUpdate } = example;
  const change = isUpdate
    ? { update: { [isSingleton(example, index) ? "singleton" : ID]: value } }
    : { create: { "new-1": value } };
  return {
    using: ["urn:ietf:params:jmap:core", CAPABILITIES.get(object) ?? "urn:stalwart:jmap"],
    methodCalls: [[`${object}/set`, { accountId: "ACCOUNT_ID", ...change }, "0"]],
  };
}

function drawPlaceAndForm(example: Example, index: SchemaIndex): Block[] {
  const { object, value, isUpdate } = example;
  const { places = [], singular = "object" } = index.schema.objects[object] ?? {};
  const { "@type": variant } = value;
  const fields = index.fieldsOf(object, typeof variant === "string" ? variant : undefined);
  const first = Object.keys(value)
    .map((key) => fields[key.split("/")[0] ?? ""]?.view)
    .find(Boolean);
  const place =
    places.find(({ view }) => view === first) ?? places.find(({ view }) => view === variant) ?? places[0];
  if (!place && object !== SETUP)
    return [paragraph("The WebUI has no page for this object: use the command line, a plan or JMAP.")];
  const { caption = "", type } =
    index.schema.types[object]?.variants?.find(({ name }) => name === variant) ?? {};
  if (object === ACTION && type === undefined) {
    // The caption has the name of the group before that of the button.
    const way = [...(place?.path ?? []), ...caption.split(": ")];
    return [paragraph("Click ", { type: "strong", text: way.join(" › ") }, ".")];
  }
  const change = isUpdate ? `Open the ${singular} at` : `Create a new ${singular} at`;
  const how = isSingleton(example, index) ? "Open" : change;
  const path: Inline = { type: "strong", text: place?.path.join(" › ") ?? "setup wizard" };
  return [
    place ? paragraph(`${how} `, path, ", and set:") : paragraph("In the ", path, ", set:"),
    drawForm(formFields({ value, type: object, above: [] }, index)),
  ];
}

interface PlacedField extends FormField {
  /** The headings above the field. */
  above: string[];
}

function drawForm(placed: PlacedField[]): Block {
  const fieldsOf = new Map<string, FormField[]>();
  for (const { above, ...field } of placed) {
    const heading = above.join(" › ");
    fieldsOf.set(heading, [...(fieldsOf.get(heading) ?? []), field]);
  }
  return { type: "form", groups: [...fieldsOf].map(([heading, fields]) => ({ heading, fields })) };
}

interface PlacedObject extends Pick<PlacedField, "above"> {
  value: Record<string, unknown>;
  type: string;
}

/** The fields with what to enter; those inside of others follow them. */
function formFields({ value, type, above }: PlacedObject, index: SchemaIndex): PlacedField[] {
  const { variants, typeCaption = "Type" } = index.schema.types[type] ?? {};
  const variant = variants?.find(({ name }) => name === value["@type"]);
  const fields = index.fieldsOf(type, variant?.name);
  return Object.entries(value).flatMap(([key, item]): PlacedField[] => {
    if (key === "@type") return variant ? [{ above, label: typeCaption, value: [variant.caption] }] : [];
    const field = fields[key.split("/")[0] ?? ""];
    if (!field) return [];
    const label = field.caption ?? key;
    const inside = (inner: Record<string, unknown>, heading: string) =>
      formFields({ value: inner, type: field.objectName ?? "", above: [...above, heading] }, index);
    if (field.type === "object" && isRecord(item)) return inside(item, label);
    if (field.type === "objectList" && isRecord(item))
      return Object.values(item)
        .filter(isRecord)
        .flatMap((one, at) => inside(one, `${label} ${at + 1}`));
    const section = above.length === 0 && field.section !== label ? field.section : undefined;
    const headings = section === undefined ? above : [section];
    return [{ above: headings, label, value: entered(item, field, index) }];
  });
}

function entered(value: unknown, field: Field, { schema }: SchemaIndex): Inline[] {
  if (value === null) return ["(empty)"];
  if (typeof value === "boolean") return [value ? "on" : "off"];
  if (field.type === "enum") {
    const { caption } = schema.enums[field.enumName ?? ""]?.find(({ name }) => name === value) ?? {};
    return [caption ?? code(String(value))];
  }
  if (field.type === "set" && isRecord(value)) return codes(Object.keys(value));
  return [inWords(value, field) ?? code(typeof value === "string" ? value : JSON.stringify(value))];
}
