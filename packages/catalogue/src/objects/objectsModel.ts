import { didYouMean, type Finding, nearest } from "@docs/generator";
import { z } from "zod";
import { countCovered } from "../check/checkCoverage.ts";
import { checkEventLinks } from "../check/checkEventLinks.ts";
import { type Catalogue, type Directive, indexEventLinks, type ServerModel } from "../data/catalogue.ts";
import { referenceFiles } from "../data/referenceSchemas.ts";
import { entryFiles } from "../data/schemas.ts";
import { directive, unknown, unlisted } from "../draw/directive.ts";
import { plain } from "../draw/listEntries.ts";
import { expressionFacts } from "../expression/expressionFacts.ts";
import { referenceAnchor, type UnplacedEntry } from "../reference/reference.ts";
import { shortName } from "./areas.ts";
import { checkObjectCall } from "./checkObjectCall.ts";
import { checkObjectFence } from "./checkObjectFence.ts";
import { checkReference } from "./checkReference.ts";
import { drawEnums, drawFields, drawObject } from "./drawObjects.ts";
import { drawExample } from "./exampleWays.ts";
import { expressionSource } from "./expressionSource.ts";
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
    const since = {
      event: new Map(files.events.entries.map((event) => [event.name, event.since])),
      permission: new Map(files.permissions.entries.map((permission) => [permission.name, permission.since])),
    };
    const names = {
      EventType: new Set(since.event.keys()),
      Permission: new Set(since.permission.keys()),
      Key: new Set(files["event-keys"].entries.map(({ key }) => key)),
    };
    const entries = entriesOf(index);
    const entryNames = new Set(entries.map(({ name }) => name));
    const catalogue: Catalogue = {
      ...files,
      kinds: ["objects", "events", "permissions"],
      entriesOf: () => entries,
      historyOf: (kind, name) => ({
        since: (kind === "event" || kind === "permission" ? since[kind].get(name) : undefined) ?? null,
        replaces: [],
        defaults: [],
        unreadSince: null,
      }),
      linksOfEvent: indexEventLinks(files["event-links"]),
      eventByName: since.event,
      permissionByName: since.permission,
      findCode(text) {
        const name = text.replace(/^x:/, "");
        const type = text.startsWith("x:") ? index.findType(text)?.slice(2) : undefined;
        const found = index.findField(text) ?? type ?? (entryNames.has(name) ? name : undefined);
        return found ? { kind: "objects", name: found } : null;
      },
      findKey: () => null,
      directives: Object.fromEntries(
        Object.entries(directivesOf(index)).map(([name, draw]) => [
          name,
          (attributes: Record<string, string>) => draw(catalogue, attributes),
        ]),
      ),
      publish: (input) => ({ tools: { schema: objectFactsFile(index, names, input) }, files: {} }),
      expressions: () =>
        expressionFacts({
          release: "0.16",
          settings: expressionSource(index),
          variables: files.variables.entries,
          functions: files.functions.entries,
        }),
      fenceChecks: { json: (snippet) => checkObjectFence(snippet, index, names) },
      checkCall: (call) => checkObjectCall(call, index, names),
      checkText: ({ inlineCodes }) =>
        inlineCodes.flatMap(({ text, line }) =>
          checkName(text, index, names).map((finding) => ({ ...finding, line })),
        ),
      sieveExtensions: (files.schema.enums["SieveCapability"] ?? []).map(({ name }) => name),
      coverage({ codes, anchors, snippets }) {
        const shown = new Set(snippets.flatMap(({ attributes }) => attributes?.["object"] ?? []));
        const isNamed = (name: string) =>
          codes.has(name) || shown.has(name) || anchors.has(referenceAnchor("objects", shortName(name)));
        return [countCovered("objects", Object.keys(files.schema.objects), isNamed)];
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
    object: directive(["name"], (_, { name = "" }) =>
      objects[name] ? drawObject(name, index) : unknown("object", name, Object.keys(objects)),
    ),
    fields: directive(["of"], (_, { of = "" }) =>
      types[of] ? drawFields(of, index) : unknown("type", of, Object.keys(types)),
    ),
    enums: directive([], () => drawEnums(index)),
    "objects-explorer": directive([], () => unlisted(({ explorer }) => explorer("objects"))),
    "object-example": directive(["object", "update", "code"], (_, { object = "", update, code = "" }) => {
      const known = objects[object];
      if (!known) return unknown("object", object, Object.keys(objects));
      const isUpdate = update !== undefined || known.kind === "singleton";
      // What is no JSON is reported by the check of the fence.
      return unlisted(() => {
        const value: unknown = JSON.parse(code);
        return drawExample({ object, value: value as Record<string, unknown>, isUpdate }, index);
      });
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

/** Checks that code which looks like an object, a field, an event or a permission is one. */
function checkName(
  text: string,
  index: SchemaIndex,
  names: { EventType: ReadonlySet<string>; Permission: ReadonlySet<string> },
): Finding[] {
  const [, type = "", method] = /^(x:\w+)(\/\w+)?$/.exec(text) ?? [];
  if (type && !index.findType(type)) {
    const hint = didYouMean(type, Object.keys(index.schema.types)) ?? "The reference lists all objects.";
    return [{ rule: "unknown-name", message: `The server has no object "${type}".`, hint }];
  }
  if (
    type &&
    method &&
    !/^\/(get|set|query|changes|queryChanges)$/.test(method) &&
    !index.schema.types[type]?.variants
  ) {
    return [
      {
        rule: "unknown-name",
        message: `"${type}" has no method "${method}".`,
        hint: "There are get, set and query.",
      },
    ];
  }
  const [, owner = "", field = ""] = /^((?:x:)?[A-Z]\w+)\.(\w+)$/.exec(text) ?? [];
  const known = owner && index.findType(owner);
  if (known && !index.findField(text)) {
    const hint = didYouMean(field, Object.keys(index.fieldsOf(known))) ?? "The reference lists its fields.";
    return [{ rule: "unknown-name", message: `"${owner}" has no field "${field}".`, hint }];
  }
  if (/^sys[A-Z]\w+(Get|Query|Create|Update|Destroy)$/.test(text) && !names.Permission.has(text)) {
    return [
      {
        rule: "unknown-permission",
        message: `There is no permission "${text}".`,
        hint: didYouMean(text, names.Permission) ?? "The reference lists all permissions.",
      },
    ];
  }
  if (/^[a-z0-9-]+\.[a-z0-9-]+$/.test(text) && !names.EventType.has(text)) {
    const family = `${text.split(".", 1)[0]}.`;
    const meant = nearest(
      text,
      [...names.EventType].filter((name) => name.startsWith(family)),
    );
    if (meant)
      return [
        { rule: "unknown-name", message: `There is no event "${text}".`, hint: `Did you mean "${meant}"?` },
      ];
  }
  return [];
}
