import { groupBy } from "@docs/generator/groupBy";
import { toMilliseconds } from "../../expression/durations.ts";
import { findSetting } from "../../toml/findSetting.ts";
import { groupEntries } from "../../toml/groupEntries.ts";
import { indexKeys } from "../../toml/keyIndex.ts";
import type { MovedSetting, MoveFile } from "../../toml/moveFile.ts";
import { isListing, parseListing } from "../../toml/parseListing.ts";
import { parseToml } from "../../toml/parseToml.ts";

/** What has to be done about a setting, in the order of work. */
export const tasks = ["decide", "plan", "script", "gone", "unknown", "default"] as const;
export type Task = (typeof tasks)[number];

export interface MoveRow {
  key: string;
  value: string;
  task: Task;
  setting?: MovedSetting;
}

/** A value that was assigned: one text, the items of a list, or the branches of a conditional. */
type Assigned = ReturnType<typeof groupEntries>[number]["value"];

type MoveIndex = ReturnType<typeof indexMoves>;

export function indexMoves({ settings, collections }: Pick<MoveFile, "settings" | "collections">) {
  return { settings, collections, settingByKey: indexKeys(settings) };
}

/** Says of each setting of a configuration what becomes of it, and writes the plan of those that need no decision. */
export function planMove(text: string, { settings, collections, settingByKey }: MoveIndex) {
  const patches = new Map<string, Record<string, unknown>>();
  const members: Member[] = [];
  const rows = groupEntries(readEntries(text), { settingByKey }).map(({ parts, value }): MoveRow => {
    const key = parts.join(".");
    const setting = findSetting(parts, { settingByKey })?.setting;
    if (!setting) return { key, value: describe(value), task: "unknown" };
    const row: MoveRow = { key, value: describe(value), setting, task: taskOf(setting, value) };
    const converted = row.task === "plan" ? convert(setting, value) : undefined;
    if (row.task === "plan" && converted === undefined) row.task = "decide";
    const collection = collections.find(({ prefix }) => setting.key.startsWith(`${prefix}.<id>.`));
    const id = parts[collection?.prefix.split(".").length ?? 0] ?? "";
    if (collection) members.push({ row, collection, id, value: converted });
    else if (converted !== undefined && !addPatch(patches, setting.to ?? "", converted)) row.task = "decide";
    return row;
  });
  const set = new Set(rows.map(({ setting }) => setting?.key));
  const operations = [
    ...createObjects(members),
    ...Array.from(patches, ([object, value]) => ({ "@type": "update", object, value })),
  ];
  return {
    rows,
    /** One operation a line, as `stalwart-cli apply` reads them. */
    plan: operations.map((operation) => JSON.stringify(operation)),
    /** Settings that are not set here, and whose default changed. */
    changedDefaults: settings.filter(({ key, defaults }) => defaults && !set.has(key)),
  };
}

/** A setting of a table that becomes an object. */
interface Member {
  row: MoveRow;
  collection: MoveFile["collections"][number];
  id: string;
  value: unknown;
}

/** Makes an object of each table that can be converted as a whole; the settings of the others need a decision. */
function createObjects(members: Member[]) {
  const tables = groupBy(members, ({ collection, id }) => `${collection.object}.${id}`);
  const used = new Set<string>();
  return [...tables.values()].flatMap((table) => {
    const [first] = table;
    if (!first) return [];
    const { object, needs = [], names = {} } = first.collection;
    const fields = table
      .filter(({ row }) => row.task === "plan")
      .map(({ row, value }): [string, unknown] => [row.setting?.to?.split(".").at(-1) ?? "", value]);
    const isWhole =
      !table.some(({ row }) => row.task === "decide") &&
      needs.every((need) => fields.some(([field]) => field === need));
    if (!isWhole) {
      for (const { row } of table) if (row.task === "plan") row.task = "decide";
      return [];
    }
    if (fields.length === 0) return [];
    // The first start makes some objects, which are changed instead of created again.
    const port = /:(\d+)"/.exec(JSON.stringify(fields))?.[1] ?? "";
    const name = [names[port], first.id, `${first.id}-${port}`].find(
      (each) => each !== undefined && !used.has(`${object}.${each}`),
    );
    if (name === undefined) return [];
    used.add(`${object}.${name}`);
    return [{ "@type": "upsert", object, value: { [name]: { name, ...Object.fromEntries(fields) } } }];
  });
}

/** Reads a configuration file, the output of `list-config`, or the `settings.json` of the migration script. */
function readEntries(text: string): { parts: readonly string[]; text: string }[] {
  if (isListing(text)) return parseListing(text);
  if (text.trimStart().startsWith("{")) {
    try {
      const values: unknown = JSON.parse(text);
      return Object.entries(values ?? {}).map(([key, value]) => ({
        parts: key.split("."),
        text: String(value),
      }));
    } catch {
      return [];
    }
  }
  return parseToml(`${text}\n`).statements.flatMap(({ entries }) => entries);
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
function convert({ form, values, min, max }: MovedSetting, value: Assigned): unknown {
  if (form === "expression") return toExpression(value);
  if (form === "set" && value.kind !== "conditional") {
    const texts = value.kind === "list" ? value.texts : value.kind === "single" ? [value.text] : [];
    const isPlain = texts.length > 0 && !texts.some((text) => text.includes("%{"));
    return isPlain ? Object.fromEntries(texts.map((text) => [text, true])) : undefined;
  }
  if (value.kind !== "single" || value.text.includes("%{")) return undefined;
  const { text } = value;
  if (form === "boolean") return text === "true" ? true : text === "false" ? false : undefined;
  if (form === "string") return text;
  if (form === "enum") return values?.find((known) => known.toLowerCase() === text.toLowerCase());
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

/** Functions with other parameters or results, and variables that have another name, meaning or none. */
const CHANGED_NAMES =
  /\b(is_local_domain|is_local_address|config_get|(key|counter)_\w+|sql_query|sort|auth_as|ehlo_domain|input|result|url_path|url|path)\b/;

function toExpression(value: Assigned): unknown {
  if (CHANGED_NAMES.test(JSON.stringify(value))) return undefined;
  if (value.kind === "single") return { match: {}, else: value.text };
  if (value.kind !== "conditional") return undefined;
  const last = value.branches.at(-1)?.["else"];
  const conditions = last === undefined ? value.branches : value.branches.slice(0, -1);
  const isWhole = conditions.every((branch) => branch["if"] !== undefined && branch["then"] !== undefined);
  if (!isWhole || last === undefined) return undefined;
  return { match: Object.fromEntries(conditions.entries()), else: last };
}

function describe(value: Assigned): string {
  if (value.kind === "single") return value.text;
  if (value.kind === "list") return value.texts.join(", ");
  return value.kind === "conditional" ? `${value.branches.length} branches` : "";
}
