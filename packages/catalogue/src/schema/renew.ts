import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { lineOf } from "../data/historyIndex.ts";
import { text } from "../data/schemas.ts";
import { type SchemaFile, schemaFile } from "../objects/schemaFile.ts";
import { sentencesFile } from "../objects/sentencesFile.ts";
import { compareSchemas } from "./compareSchemas.ts";
import { makeLists } from "./makeLists.ts";
import { makeSchema, namesOf } from "./makeSchema.ts";
import { readFilters } from "./readFilters.ts";
import { readRust } from "./readRust.ts";
import { readSchema } from "./readSchema.ts";
import { openTrees, type SourceTree } from "./sourceTree.ts";
import { writePages } from "./writePages.ts";

const USAGE = "npm run schema -- PATH…: a git repository of the server, or work trees of releases.";

/** Renews the data of the line to which the newest release belongs; `content` is the content folder. */
export function renew(paths: string[], content: string): number {
  const trees = openTrees(paths);
  const newest = trees.at(-1);
  if (!newest) throw new Error(`No release of the server with a schema was found. ${USAGE}`);
  const { release } = newest;
  const version = lineOf(release);
  const folder = join(content, `versioned_data/version-${version}`);
  const before = readData(schemaFile, join(folder, "schema.json"));
  const raw = readSchema(newest);
  const ofLine = trees.filter((tree) => tree.release.startsWith(`${version}.`));
  const since = firstReleases(ofLine, before && rememberedReleases(before, folder));
  const schema = schemaFile.parse(
    makeSchema({ release, raw, rust: readRust(newest), filters: readFilters(newest), since }),
  );
  const write = (name: string, data: unknown) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), `${formatData(data)}\n`);
  };
  /** Texts are kept from the file that is replaced, else taken from the last TOML release. */
  const textsOf = (name: string, key = "name") => {
    const files = [join(content, `data/${name}.json`), join(folder, `${name}.json`)];
    const entries = files.flatMap((file) => readData(entriesFile, file)?.entries ?? []);
    return new Map(entries.map((entry) => [String(entry[key]), entry]));
  };
  write("schema", schema);
  const { lists, missing } = makeLists({ tree: newest, raw, schema, since, textsOf });
  for (const [name, entries] of Object.entries(lists)) write(name, { version: release, entries });

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

/** Returns a lookup of the first release that has a name; undefined for the oldest one, and what may be older. */
function firstReleases(trees: SourceTree[], remembered: ReturnType<typeof rememberedReleases> | null) {
  const [oldest] = trees;
  const newest = trees.at(-1)?.release;
  const firsts = new Map(
    trees
      .toReversed()
      .flatMap((tree) => namesOf(readSchema(tree)).map((name) => [name, tree.release] as const)),
  );
  return (name: string) => {
    if (remembered) return remembered.has(name) ? remembered.get(name) : (firsts.get(name) ?? newest);
    return firsts.get(name) === oldest?.release ? undefined : firsts.get(name);
  };
}

const entriesFile = z.looseObject({ entries: z.array(z.record(text, z.unknown())) });

function readData<Data>(schema: z.ZodType<Data>, file: string): Data | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
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

/** One line for each entry and field, so that a renewal is a readable difference. */
export function formatData(data: unknown, depth = 0): string {
  const line = JSON.stringify(data);
  if (data === null || typeof data !== "object" || (depth > 1 && line.length <= 110) || depth > 4)
    return line;
  const indent = "  ".repeat(depth + 1);
  const [open, close] = Array.isArray(data) ? "[]" : "{}";
  const items = Array.isArray(data)
    ? data.map((item) => formatData(item, depth + 1))
    : Object.entries(data)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${JSON.stringify(key)}: ${formatData(value, depth + 1)}`);
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => indent + item).join(",\n")}\n${"  ".repeat(depth)}${close}`;
}
