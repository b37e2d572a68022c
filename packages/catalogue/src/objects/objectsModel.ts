import { isRecord, parseJson } from "@docs/generator/json";
import { z } from "zod";
import { countCovered } from "../check/checkCoverage.ts";
import { checkEventLinks } from "../check/checkEventLinks.ts";
import { type Catalogue, type Directive, indexShared, type ServerModel } from "../data/catalogue.ts";
import { referenceFiles } from "../data/referenceSchemas.ts";
import { entryFiles } from "../data/schemas.ts";
import { directive, unknown, unlisted } from "../draw/directive.ts";
import { plain } from "../draw/listEntries.ts";
import { referenceAnchor, type UnplacedEntry } from "../reference/reference.ts";
import { shortName } from "./areas.ts";
import { checkInlineName } from "./checkInlineName.ts";
import { checkObjectCall } from "./checkObjectCall.ts";
import { checkObjectFence } from "./checkObjectFence.ts";
import { checkReference } from "./checkReference.ts";
import { drawEnums, drawFields, drawObject } from "./drawObjects.ts";
import { drawExample } from "./exampleWays.ts";
import { expressionFields } from "./expressionFields.ts";
import { objectFactsFile } from "./objectFacts.ts";
import { schemaFile } from "./schemaFile.ts";
import { indexSchema, type SchemaIndex } from "./schemaIndex.ts";
import { sentencesFile } from "./sentencesFile.ts";
import { typeText, typeWord } from "./typeLabel.ts";

export const objectFiles = z.strictObject({
  ...entryFiles,
  ...referenceFiles,
  schema: schemaFile,
  sentences: sentencesFile,
});

/** Releases that are configured by objects of a schema, from 0.16 on. */
export const objectsModel: ServerModel<typeof objectFiles> = {
  marker: "schema",
  files: objectFiles,
  create(files) {
    const index = indexSchema(files.schema, files.sentences);
    const shared = indexShared(files);
    const { eventByName, permissionByName } = shared;
    const names = {
      EventType: new Set(eventByName.keys()),
      Permission: new Set(permissionByName.keys()),
      Key: new Set(files["event-keys"].entries.map(({ key }) => key)),
    };
    const rules = { index, names, functions: files.functions.entries };
    const entries = entriesOf(index);
    const entryNames = new Set(entries.map(({ name }) => name));
    const catalogue: Catalogue = {
      ...files,
      ...shared,
      entryKind: "objects",
      entries: () => entries,
      historyOf(kind, name) {
        const entry = kind === "event" ? eventByName.get(name) : undefined;
        const { since } = entry ?? (kind === "permission" ? permissionByName.get(name) : undefined) ?? {};
        return { since: since ?? null, replaces: [], defaults: [], unreadSince: null };
      },
      findCode(text) {
        const name = text.replace(/^x:/, "");
        const type = text.startsWith("x:") ? index.findType(text)?.slice(2) : undefined;
        return index.findField(text) ?? type ?? (entryNames.has(name) ? name : null);
      },
      findKey: () => null,
      directives: directivesOf(index),
      expressionSettings: () => expressionFields(index),
      publish: (input) => ({ schema: objectFactsFile(index, rules, input) }),
      fenceChecks: { json: (snippet) => checkObjectFence(snippet, rules) },
      checkCall: (call) => checkObjectCall(call, rules),
      checkInlineCodes: (codes) =>
        codes.flatMap(({ text, line }) =>
          checkInlineName(text, index, names).map((finding) => ({ ...finding, line })),
        ),
      sieveExtensions: (files.schema.enums["SieveCapability"] ?? []).map(({ name }) => name),
      coverage({ codes, anchors, snippets }) {
        const shown = new Set(snippets.flatMap(({ attributes }) => attributes?.["object"] ?? []));
        const isNamed = (name: string) =>
          codes.has(name) || shown.has(name) || anchors.has(referenceAnchor("objects", shortName(name)));
        return countCovered("objects", Object.keys(files.schema.objects), isNamed);
      },
      checkSite: ({ pages, folder }) => [
        ...checkReference({ files, index, pages, folder }),
        ...checkEventLinks(catalogue, pages, `${folder}/event-links.json`),
      ],
    };
    return catalogue;
  },
};

function directivesOf(index: SchemaIndex): Record<string, Directive> {
  const { objects, types } = index.schema;
  return {
    object: directive(["name"], ({ name = "" }) => {
      const object = objects[name];
      return object ? drawObject(name, object, index) : unknown("object", name, Object.keys(objects));
    }),
    fields: directive(["of"], ({ of = "" }) =>
      types[of] ? drawFields(of, index) : unknown("type", of, Object.keys(types)),
    ),
    enums: directive([], () => drawEnums(index)),
    "object-example": directive(["object", "update", "code"], ({ object = "", update, code = "" }) => {
      const { kind } = objects[object] ?? {};
      if (!kind) return unknown("object", object, Object.keys(objects));
      const isUpdate = update !== undefined || kind === "singleton";
      const value = parseJson(code);
      // What is no object is shown as it is, and reported by the check of the fence.
      return unlisted(() =>
        isRecord(value)
          ? drawExample({ object, value, isUpdate }, index)
          : [{ type: "code", lang: "json", text: code }],
      );
    }),
  };
}

/** What explorers and cards show: objects, types and fields. */
function entriesOf(index: SchemaIndex): UnplacedEntry[] {
  const { schema, sentences } = index;
  const types = Object.keys(schema.types).map((type): UnplacedEntry => {
    const object = schema.objects[type];
    const kind = object ? (object.kind === "singleton" ? "one object" : "list of objects") : "type";
    return {
      name: shortName(type),
      label: kind,
      summary: plain(sentences.objects[type]?.text ?? object?.caption),
      area: index.areaOfType(type),
      enterprise: object?.enterprise,
      since: object?.since,
    };
  });
  const fields = index.allFields().map(({ entry, field, sentence, owner }): UnplacedEntry => {
    const label = typeText(field);
    const word = typeWord(field);
    return {
      name: entry,
      label,
      summary: plain(sentence ?? field.caption),
      area: owner ? index.areaOfType(owner) : "Shared types",
      type: word === label ? undefined : word,
      default: field.default === undefined ? undefined : defaultText(field.default),
      required: field.required,
      enterprise: field.enterprise,
      since: field.since,
    };
  });
  const enums = Object.keys(schema.enums).map(
    (name): UnplacedEntry => ({
      name,
      label: "values",
      summary: plain(
        (schema.enums[name] ?? [])
          .slice(0, 6)
          .map((value) => value.name)
          .join(", "),
      ),
      area: "Values",
    }),
  );
  return [...types, ...fields, ...enums];
}

function defaultText(value: unknown): string {
  return value === "" ? '""' : typeof value === "string" ? value : JSON.stringify(value);
}
