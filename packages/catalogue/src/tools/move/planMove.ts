import { groupBy } from "@docs/generator/groupBy";
import { toMilliseconds } from "../../expression/durations.ts";
import { ownerOf } from "../../toml/configText.ts";
import { findSetting } from "../../toml/findSetting.ts";
import { groupEntries } from "../../toml/groupEntries.ts";
import { indexKeys } from "../../toml/keyIndex.ts";
import { parseEntries } from "../../toml/parseEntries.ts";
import type { MovedSetting, MoveFile } from "../../toml/toolFiles.ts";
import { isSecret, MASK } from "../../toml/valueForms.ts";
import { consequencesOf, type PastedSetting, plannerFields } from "./consequences.ts";
import { renameListeners } from "./renameListeners.ts";

/** What has to be done about a setting, in the order of work. */
export const tasks = ["decide", "plan", "script", "gone", "unknown", "default"] as const;
export type Task = (typeof tasks)[number];

export interface MoveRow {
  key: string;
  value: string;
  task: Task;
  setting?: MovedSetting;
  /** Names of objects that it returns and that the plan does not create. */
  missing?: string[];
  /** Old and new names of objects that the plan renames, if the setting belongs to one or may name it. */
  renamed?: [from: string, to: string][];
}

/** A value that was assigned: one text, the items of a list, or the branches of a conditional. */
type Assigned = Group["value"];

type Group = ReturnType<typeof groupEntries>[number];

type MoveIndex = ReturnType<typeof indexMoves>;

export function indexMoves({ settings, ...file }: Omit<MoveFile, "to" | "planner">) {
  return { ...file, settings, settingByKey: indexKeys(settings) };
}

/** Says of each setting of a configuration what becomes of it, and writes the plan of those that need no decision. */
export function planMove(text: string, index: MoveIndex) {
  const { settings, collections, settingByKey } = index;
  const patches = new Map<string, Record<string, unknown>>();
  const pasted: PastedSetting[] = [];
  const members: Member[] = [];
  const changes: { row: MoveRow; setting: MovedSetting; assigned: Assigned; value: unknown }[] = [];
  const rows = groupEntries(readEntries(text), { settingByKey }).map((group): MoveRow => {
    const { parts, entries } = group;
    const key = parts.join(".");
    const setting = findSetting(parts, { settingByKey })?.setting;
    const assigned = assignedBy(group, setting);
    pasted.push({ key: setting?.key ?? key, texts: entries.map((entry) => entry.text) });
    const hasSecret = entries.some((entry) => isSecret(entry.text, { key, type: setting?.type }));
    const value = hasSecret ? MASK : describe(assigned);
    if (!setting) return { key, value, task: "unknown" };
    const row: MoveRow = { key, value, setting, task: taskOf(setting, assigned) };
    const converted = row.task === "plan" ? convert(setting, assigned) : undefined;
    if (row.task === "plan" && converted === undefined) row.task = "decide";
    const collection = collections.find(({ prefix }) => setting.key.startsWith(`${prefix}.<id>.`));
    const id = ownerOf(parts, setting).owner?.id ?? "";
    if (collection) members.push({ row, collection, id, to: setting.to ?? "", value: converted });
    else if (converted !== undefined) changes.push({ row, setting, assigned, value: converted });
    return row;
  });
  const created = createObjects(members);
  const made = new Set(
    created.flatMap(({ object, value }) => Object.keys(value).map((name) => `${object}.${name}`)),
  );
  const renamed = new Map(members.flatMap(({ row }) => row.renamed ?? []));
  for (const { row, setting, assigned, value: copied } of changes) {
    const value = setting.form === "expression" ? toExpression(assigned, renamed) : copied;
    if (JSON.stringify(value) !== JSON.stringify(copied)) row.renamed = [...renamed];
    const { object, first = {} } = collections.find(({ prefix }) => prefix === setting.refersTo) ?? {};
    const names = setting.refersTo === undefined ? [] : namesIn(assigned);
    const missing = names.filter((name) => !Object.hasOwn(first, name) && !made.has(`${object}.${name}`));
    if (missing.length > 0) row.missing = missing;
    const isMade = missing.length === 0 && (setting.refersTo === undefined || setting.form === "expression");
    if (value === undefined || !isMade || !addPatch(patches, setting.to ?? "", value)) row.task = "decide";
  }
  const set = new Set(rows.map(({ setting }) => setting?.key));
  const operations = [
    ...created.flatMap(({ replaced }) => replaced ?? []),
    ...created.map(({ replaced, ...operation }) => operation),
    ...Array.from(patches, ([object, value]) => ({ "@type": "update", object, value })),
  ];
  return {
    rows,
    /** One operation a line, as `stalwart-cli apply` reads them. */
    plan: operations.map((operation) => JSON.stringify(operation)),
    shownPlan: operations.map((operation) => JSON.stringify(operation, hideSecret)),
    consequences: consequencesOf(pasted, index.consequences),
    fields: plannerFields(pasted),
    /** Settings that are not set here, and whose default changed. */
    changedDefaults: settings.filter(({ key, defaults }) => defaults && !set.has(key)),
  };
}

/** A setting of a table that becomes an object. */
interface Member {
  row: MoveRow;
  collection: MoveFile["collections"][number];
  id: string;
  to: string;
  value: unknown;
}

/** Makes an object of each table that can be converted as a whole; the settings of the others need a decision. */
function createObjects(members: Member[]) {
  const tables = groupBy(members, ({ collection, id }) => `${collection.object}.${id}`);
  const used = new Set(tables.keys());
  return [...tables.values()].flatMap((table) => {
    const [first] = table;
    if (!first) return [];
    const { collection, id } = first;
    const { object, names = {}, variants = {} } = collection;
    const variant = String(table.find(({ to }) => to.endsWith(".@type"))?.value ?? "");
    for (const { row, to } of table) {
      const [, owner = "", field] = to.split(".");
      // A server does not read what another type of the object has.
      if (field !== undefined && variant in variants && owner !== variant) row.task = "default";
    }
    const fields = {
      ...variants[variant]?.defaults,
      ...Object.fromEntries(
        table
          .filter(({ row }) => row.task === "plan")
          .map(({ to, value }): [string, unknown] => [to.split(".").at(-1) ?? "", value]),
      ),
    };
    const needs = [...(collection.needs ?? []), ...(variants[variant]?.needs ?? [])];
    const isWhole = !table.some(({ row }) => row.task === "decide") && needs.every((need) => need in fields);
    if (!isWhole) {
      for (const { row } of table) if (row.task === "plan") row.task = "decide";
      return [];
    }
    if (Object.keys(fields).length === 0) return [];
    // The first start makes some objects, which are changed instead of created again.
    const usual = names[/:(\d+)"/.exec(JSON.stringify(fields))?.[1] ?? ""];
    const name = usual === undefined || used.has(`${object}.${usual}`) ? id : usual;
    used.add(`${object}.${name}`);
    if (name !== id) for (const { row } of table) row.renamed = [[id, name]];
    const former = new Map(Object.entries(collection.first ?? {})).get(name);
    // An object cannot change its variant.
    const replaced = former !== undefined &&
      former !== variant && { "@type": "destroy", object, value: { name } };
    return [
      {
        "@type": "upsert",
        object,
        value: { [name]: { name, ...fields } },
        ...(replaced ? { replaced } : {}),
      },
    ];
  });
}

/** The names that an expression can return; a computed one is returned as it is written, which is no name. */
function namesIn(value: Assigned): string[] {
  const results = branchesOf(value).flatMap((branch) => [branch["then"] ?? [], branch["else"] ?? []].flat());
  return results.flatMap((result) => {
    const names = Array.from(result.matchAll(/'([^']*)'|"([^"]*)"/g), ([, one, other]) => one ?? other ?? "");
    return names.length > 0 || result.trim() === "false" ? names : [result];
  });
}

/** Reads a configuration file, the output of `list-config`, or the `settings.json` of the migration script. */
function readEntries(text: string): { parts: readonly string[]; text: string }[] {
  if (text.trimStart().startsWith("{")) {
    try {
      const values: unknown = JSON.parse(text);
      const entries = Object.entries(values ?? {});
      if (entries.some(([, value]) => typeof value === "object")) return [];
      return entries.map(([key, value]) => ({ parts: key.split("."), text: String(value) }));
    } catch {
      return [];
    }
  }
  return parseEntries(text).entries;
}

/** The server takes a single value before conditions, but reads a list from all. */
function assignedBy({ parts, entries, value, isMixed }: Group, setting: MovedSetting | undefined): Assigned {
  const single = entries.find((entry) => entry.parts.length === parts.length);
  return isMixed && single && setting?.type === "expression" ? { kind: "single", text: single.text } : value;
}

function taskOf(setting: MovedSetting, value: Assigned): Task {
  if (setting.script) return "script";
  if (setting.became === "gone") return "gone";
  const isDefault = value.kind === "single" && value.text === setting.default && !setting.defaults;
  if (isDefault) return "default";
  return setting.form ? "plan" : "decide";
}

/** Objects are patched by the path of each field; returns false if another setting gave the field another value. */
function addPatch(patches: Map<string, Record<string, unknown>>, to: string, value: unknown): boolean {
  const [object = "", ...parts] = to.split(".");
  const name = object.replace(/^x:/, "");
  const path = parts.join("/");
  const patch = patches.get(name);
  if (patch && path in patch && JSON.stringify(patch[path]) !== JSON.stringify(value)) return false;
  patches.set(name, { ...patch, [path]: value });
  return true;
}

/** Returns the value in the new form; undefined if it does not fit. */
function convert({ form, values, renamed = {}, min, max }: MovedSetting, value: Assigned): unknown {
  if (form === "expression") return toExpression(value);
  if (form === "set" && value.kind !== "conditional") {
    const texts = value.kind === "list" ? value.texts : value.kind === "single" ? [value.text] : [];
    const isPlain = texts.length > 0 && !texts.some((text) => text.includes("%{"));
    return isPlain ? Object.fromEntries(texts.map((text) => [text, true])) : undefined;
  }
  if (value.kind !== "single") return undefined;
  const { text } = value;
  if (form === "secret") return toSecret(text);
  if (text.includes("%{")) return undefined;
  if (form === "boolean") return text === "true" ? true : text === "false" ? false : undefined;
  if (form === "string") return text;
  if (form === "enum")
    return (
      new Map(Object.entries(renamed)).get(text) ??
      values?.find((known) => known.toLowerCase() === text.toLowerCase())
    );
  if (form === "rate") {
    const [, count, period = ""] = /^(\d+)\/(.+)$/.exec(text.trim()) ?? [];
    const milliseconds = toMilliseconds(period);
    return count && milliseconds ? { count: Number(count), period: milliseconds } : undefined;
  }
  const number =
    form === "duration"
      ? (toMilliseconds(text) ?? undefined)
      : /^\d+(\.\d+)?$/.test(text)
        ? Number(text)
        : undefined;
  const fits = number !== undefined && number >= (min ?? 0) && number <= (max ?? Number.MAX_SAFE_INTEGER);
  return fits ? number : undefined;
}

/** A secret is named as it was, by a variable or a file, or else contained in the plan. */
function toSecret(text: string) {
  const [, variableName] = /^%\{env:([^{}]+)\}%$/.exec(text) ?? [];
  if (variableName) return { "@type": "EnvironmentVariable", variableName };
  const [, filePath] = /^%\{file:(?:\/\/)?(\/[^{}]+)\}%$/.exec(text) ?? [];
  if (filePath) return { "@type": "File", filePath };
  return text.includes("%{") ? undefined : { "@type": "Value", secret: text };
}

/** Functions with other parameters or results, and variables that have another name, meaning or none. */
const CHANGED_NAMES =
  /\b(is_local_domain|is_local_address|config_get|(key|counter)_\w+|sql_query|sort|auth_as|ehlo_domain|input|result|url_path|url|path)\b/;
/** In 0.15, the first argument names a directory, and no name means the default one. */
const IN_DEFAULT_DIRECTORY = /\b(is_local_(?:domain|address)\()\s*(?:'\*?'|"\*?")\s*,\s*/g;

function toExpression(value: Assigned, renamed: ReadonlyMap<string, string> = new Map()) {
  const branches = branchesOf(value).map((branch) =>
    Object.fromEntries(Object.entries(branch).map(([key, text]) => [key, rewrite(text, renamed)])),
  );
  const last = branches.at(-1)?.["else"];
  const conditions = last === undefined ? branches : branches.slice(0, -1);
  const isWhole = conditions.every((branch) => branch["if"] !== undefined && branch["then"] !== undefined);
  return isWhole && last !== undefined
    ? { match: Object.fromEntries(conditions.entries()), else: last }
    : undefined;
}

/** Returns the expression as 0.16 reads it; undefined if that is not certain. */
function rewrite(text: string, renamed: ReadonlyMap<string, string>): string | undefined {
  if (CHANGED_NAMES.test(text.replace(IN_DEFAULT_DIRECTORY, ""))) return undefined;
  return renameListeners(text.replace(IN_DEFAULT_DIRECTORY, "$1"), renamed);
}

function branchesOf(value: Assigned): Record<string, string>[] {
  if (value.kind === "single") return [{ else: value.text }];
  return value.kind === "conditional" ? value.branches : [];
}

function hideSecret(key: string, value: unknown): unknown {
  return typeof value === "string" && isSecret(value, { key }) ? MASK : value;
}

function describe(value: Assigned): string {
  if (value.kind === "single") return value.text;
  if (value.kind === "list") return value.texts.join(", ");
  return value.kind === "conditional" ? `${value.branches.length} branches` : "";
}
