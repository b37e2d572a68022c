import { shellQuote } from "../data/shellQuote.ts";
import { type ConfigEntry, parseToml, type Statement } from "./parseToml.ts";

type StoredSetting = ReturnType<typeof storedSettings>[number];

const SERVER = "https://mail.example.org";
/** Its response lists the errors, with which the server keeps its current settings. */
const RELOAD = `curl -sS -u admin ${SERVER}/api/reload`;

/**
 * Converts a part of a configuration file to the keys and values of the database. Items of a list are numbered from 0
 * and padded to the same number of digits, because the server sorts them as text.
 */
export function storedSettings(text: string) {
  return parseToml(text).statements.map((statement) => {
    const { parts, entries } = statement;
    const isList = entries.length === 0 || entries.some((entry) => isItem(entry, statement));
    const last = Math.max(0, ...entries.map((entry) => Number(entry.parts[parts.length] ?? 0) || 0));
    const width = String(last).length;
    return {
      /** Without list positions. */
      key: parts.join("."),
      /** Stored under numbered keys, which replace the existing ones. */
      isList,
      values: entries.map((entry): [key: string, value: string] => {
        const [position = "", ...rest] = entry.parts.slice(parts.length);
        const number = isItem(entry, statement) ? String(Number(position)).padStart(width, "0") : position;
        return [[...parts, ...(position === "" ? [] : [number, ...rest])].join("."), entry.text];
      }),
    };
  });
}

/** The parser numbers list items with four digits. */
function isItem(entry: ConfigEntry, { parts }: Statement): boolean {
  return /^\d{4}$/.test(entry.parts[parts.length] ?? "");
}

/** Returns the commands that store these settings and apply them. */
export function toCommands(settings: StoredSetting[]): string {
  const cleared = clearLists(settings);
  const added = settings.flatMap(({ values }) =>
    values.map(([key, value]) => {
      const written = value.startsWith("-") ? `-- ${shellQuote(value)}` : shellQuote(value);
      return `stalwart-cli -u ${SERVER} server add-config ${shellQuote(key)} ${written}`;
    }),
  );
  return [
    ...(cleared.length > 0
      ? ["# stalwart-cli cannot delete a whole list, so curl does.", ...request(cleared)]
      : []),
    ...added,
    "# stalwart-cli does not show why a reload is rejected, so curl does.",
    ...reloads(settings),
  ].join("\n");
}

/** Returns the requests that store these settings and apply them. */
export function toRequests(settings: StoredSetting[]): string {
  const values = settings.flatMap((setting) => setting.values);
  const inserted: Change = { type: "insert", prefix: null, assert_empty: false, values };
  return [...request([...clearLists(settings), inserted]), ...reloads(settings)].join("\n");
}

/** A reload of all settings skips the lookup lists that the server has already loaded. */
function reloads(settings: StoredSetting[]): string[] {
  return settings.some(({ key }) => key.startsWith("lookup.")) ? [`${RELOAD}/lookup`, RELOAD] : [RELOAD];
}

/** A change of the settings, as the API takes it. */
interface Change {
  type: "delete" | "clear" | "insert";
  keys?: string[];
  prefix?: string | null;
  assert_empty?: boolean;
  values?: StoredSetting["values"];
}

/** Deletes the single value that would override a list, and all its items: the new list can be shorter. */
function clearLists(settings: StoredSetting[]): Change[] {
  const keys = settings.filter(({ isList }) => isList).map(({ key }) => key);
  const items = keys.map((key): Change => ({ type: "clear", prefix: `${key}.` }));
  return keys.length > 0 ? [{ type: "delete", keys }, ...items] : [];
}

function request(changes: Change[]): string[] {
  return [`curl -sS -u admin --data-binary @- ${SERVER}/api/settings <<'EOF'`, writeChanges(changes), "EOF"];
}

/** Formats JSON with one change or value per line. */
function writeChanges(changes: Change[]): string {
  const lines = changes.map(({ values, ...change }) => {
    const head = JSON.stringify(change);
    if (!values) return `  ${head}`;
    const rows = values.map((value) => `    ${JSON.stringify(value)}`);
    return `  ${head.slice(0, -1)},"values":[\n${rows.join(",\n")}\n  ]}`;
  });
  return `[\n${lines.join(",\n")}\n]`;
}
