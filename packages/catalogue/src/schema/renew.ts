import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { text } from "../data/referenceSchemas.ts";
import { type SchemaFile, schemaFile } from "../objects/schemaFile.ts";
import { sentencesFile } from "../objects/sentencesFile.ts";
import { compareSchemas } from "./compareSchemas.ts";
import { makeSchema, namesOf } from "./makeSchema.ts";
import { permissionText } from "./permissionText.ts";
import { readRust } from "./readRust.ts";
import { readSchema } from "./readSchema.ts";
import { readEvents, readFunctions, readRoles } from "./readServer.ts";
import { openTrees } from "./sourceTree.ts";
import { writePages } from "./writePages.ts";

const USAGE = "npm run schema -- PATH…: a git repository of the server, or work trees of releases.";

/** Renews the data of the line to which the newest release belongs; `content` is the content folder. */
export function renew(paths: string[], content: string): number {
  const trees = openTrees(paths);
  const newest = trees.at(-1);
  if (!newest) throw new Error(`No release of the server with a schema was found. ${USAGE}`);
  const { release } = newest;
  const version = release.split(".").slice(0, 2).join(".");
  const folder = join(content, `versioned_data/version-${version}`);
  const before = readData(schemaFile, join(folder, "schema.json"));
  const raw = readSchema(newest);
  const firsts = firstReleases(
    trees
      .filter((tree) => tree.release.startsWith(`${version}.`))
      .map((tree) => ({ release: tree.release, names: namesOf(readSchema(tree)) })),
  );
  const remembered = before && trees.length === 1 ? rememberedReleases(before, folder) : null;
  const since = (name: string) => {
    if (!remembered) return firsts(name);
    return remembered.has(name) ? remembered.get(name) : release;
  };
  const schema = schemaFile.parse(makeSchema({ release, raw, rust: readRust(newest), since }));
  const missing: string[] = [];
  const write = (name: string, data: unknown) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), `${formatData(data)}\n`);
  };
  const writeEntries = (name: string, entries: unknown[]) => write(name, { version: release, entries });

  /** Texts are kept from the file that is replaced, else taken from the last TOML release. */
  function textsOf(name: string, key = "name") {
    const files = [join(content, `data/${name}.json`), join(folder, `${name}.json`)];
    const entries = files.flatMap((file) => readData(entriesFile, file)?.entries ?? []);
    return new Map(entries.map((entry) => [String(entry[key]), entry]));
  }
  function keepText(kind: string, name: string, sentence: unknown): string {
    if (typeof sentence === "string" && sentence !== "") return sentence;
    missing.push(`${kind} ${name}`);
    return "";
  }
  const sinceValue = (name: string) => {
    const first = since(`value ${name}`);
    return first ? { since: first } : {};
  };
  const namesOfEnum = (name: string) => (raw.enums[name] ?? []).map((value) => value.name);

  write("schema", schema);
  const events = textsOf("events");
  writeEntries(
    "events",
    readEvents(newest, raw).map((event) => {
      const { meaning, check } = events.get(event.name) ?? {};
      return {
        ...event,
        ...sinceValue(`EventType.${event.name}`),
        meaning: keepText("event", event.name, meaning),
        ...(check ? { check } : {}),
      };
    }),
  );
  const permissions = textsOf("permissions");
  const rolesOf = readRoles(newest);
  writeEntries(
    "permissions",
    namesOfEnum("Permission").map((name, id) => {
      const composed = permissionText(name, schema);
      const old = permissions.get(name) ?? permissions.get(kebab(name));
      return {
        name,
        id,
        group: composed?.group ?? String(old?.["group"] ?? "Other"),
        allows: composed?.allows ?? keepText("permission", name, old?.["allows"]),
        roles: rolesOf(name),
        ...sinceValue(`Permission.${name}`),
      };
    }),
  );
  const metrics = textsOf("metrics");
  const eventNames = new Set(namesOfEnum("EventType"));
  writeEntries(
    "metrics",
    namesOfEnum("MetricType").flatMap((name) => {
      if (eventNames.has(name)) return [];
      const metric = metrics.get(name);
      if (!metric) missing.push(`metric ${name}`);
      return metric ?? [];
    }),
  );
  const variables = textsOf("variables");
  writeEntries(
    "variables",
    namesOfEnum("ExpressionVariable").map((name) => {
      const { sets: _, ...old } = variables.get(name) ?? {};
      const sets = Object.keys(schema.variableSets).filter((set) => schema.variableSets[set]?.includes(name));
      return { ...old, name, summary: keepText("variable", name, old["summary"]), sets };
    }),
  );
  const functions = textsOf("functions");
  writeEntries(
    "functions",
    readFunctions(newest).flatMap(({ name, args }) => {
      const old = functions.get(name);
      if (!old || (args !== null && old["args"] !== args)) missing.push(`function ${name}`);
      return old ? [{ ...old, ...(args === null ? {} : { args }) }] : [];
    }),
  );
  const keys = textsOf("event-keys", "key");
  writeEntries(
    "event-keys",
    namesOfEnum("Key").map((key) => ({
      key,
      summary: keepText("event key", key, keys.get(key)?.["summary"]),
    })),
  );

  const sentences = readData(sentencesFile, join(folder, "sentences.json")) ?? {
    objects: {},
    fields: {},
    enums: {},
    variants: {},
  };
  const pages = writePages(schema, join(content, `versioned_docs/version-${version}`));
  const report = [
    ...compareSchemas(before, schema, sentences),
    ...missing.map((name) => `no text: ${name}`),
    ...pages.map((file) => `new page: ${file}`),
  ];
  const fields = Object.values(schema.types).flatMap((type) => Object.keys(type.fields ?? {}));
  console.log(report.join("\n"));
  console.log(
    `${release}: ${Object.keys(schema.objects).length} objects, ${Object.keys(schema.types).length} types, ${fields.length} fields, ${Object.keys(schema.enums).length} enums of ${trees.length} releases`,
  );
  return 0;
}

const entriesFile = z.looseObject({ entries: z.array(z.record(text, z.unknown())) });

function readData<Data>(schema: z.ZodType<Data>, file: string): Data | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Returns the first release that has a name; undefined for names of the oldest one. */
function firstReleases(releases: { release: string; names: string[] }[]) {
  const firsts = new Map<string, string | undefined>();
  releases.forEach(({ release, names }, at) => {
    for (const name of names) if (!firsts.has(name)) firsts.set(name, at === 0 ? undefined : release);
  });
  return (name: string) => firsts.get(name);
}

/** The first releases that the data of a version remembers. */
function rememberedReleases({ objects, types, enums }: SchemaFile, folder: string) {
  const ofEntries = (file: string, type: string) =>
    readData(entriesFile, join(folder, `${file}.json`))?.entries.map(
      ({ name, since }) => [`value ${type}.${name}`, since as string | undefined] as const,
    ) ?? [];
  return new Map<string, string | undefined>([
    ...ofEntries("events", "EventType"),
    ...ofEntries("permissions", "Permission"),
    ...Object.entries(objects).map(([name, { since }]) => [`object ${name}`, since] as const),
    ...Object.entries(types).flatMap(([type, { fields = {}, variants = [] }]) => [
      [`type ${type}`, undefined] as const,
      ...Object.entries(fields).map(([name, { since }]) => [`field ${type}.${name}`, since] as const),
      ...variants.map(({ name, since }) => [`variant ${type}/${name}`, since] as const),
    ]),
    ...Object.entries(enums).flatMap(([type, values]) =>
      values.map(({ name, since }) => [`value ${type}.${name}`, since] as const),
    ),
  ]);
}

/** `jmapEmailGet` was `jmap-email-get` before. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** One line for each entry and field, so that a renewal is a readable difference. */
export function formatData(data: unknown, depth = 0): string {
  const line = JSON.stringify(data);
  if (data === null || typeof data !== "object" || (depth > 1 && line.length <= 110) || depth > 4)
    return line;
  const indent = "  ".repeat(depth + 1);
  const [open, close] = Array.isArray(data) ? "[]" : "{}";
  const items = Array.isArray(data)
    ? data.map((item) => formatData(item, depth + 1))
    : Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}: ${formatData(value, depth + 1)}`);
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => indent + item).join(",\n")}\n${"  ".repeat(depth)}${close}`;
}
