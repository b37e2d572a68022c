import { type ConfigEntry, parseConfig, type Statement } from "../settings/parseConfig.ts";

type StoredSetting = ReturnType<typeof storedSettings>[number];

const SERVER = "https://mail.example.org";
const CLI = `stalwart-cli -u ${SERVER} server`;

/**
 * Converts a part of a configuration file to the keys and values of the database. Items of a list are numbered from 0
 * and padded to the same number of digits, because the server sorts them as text.
 */
export function storedSettings(text: string) {
  return parseConfig(text).statements.map((statement) => {
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
  const lines = settings.flatMap(({ key, isList, values }) => [
    // A single value would be read before the items, or instead of them.
    ...(isList ? [`${CLI} delete-config ${shellQuote(key)}`] : []),
    ...values.map(([name, value]) => {
      const written = value.startsWith("-") ? `-- ${shellQuote(value)}` : shellQuote(value);
      return `${CLI} add-config ${shellQuote(name)} ${written}`;
    }),
  ]);
  return [...lines, `${CLI} reload-config`].join("\n");
}

/** Returns the requests that store these settings and apply them. */
export function toRequests(settings: StoredSetting[]): string {
  const lists = settings.filter(({ isList }) => isList);
  const changes = [
    ...(lists.length > 0 ? [{ type: "delete", keys: lists.map(({ key }) => key) }] : []),
    ...lists.map(({ key }) => ({ type: "clear", prefix: `${key}.` })),
    { type: "insert", prefix: null, assert_empty: false, values: settings.flatMap(({ values }) => values) },
  ];
  return [
    `curl -sS -u admin --data-binary @- ${SERVER}/api/settings <<'EOF'`,
    writeChanges(changes),
    "EOF",
    `curl -sS -u admin ${SERVER}/api/reload`,
  ].join("\n");
}

/** Formats JSON with one change or value per line. */
function writeChanges(changes: { type: string; values?: StoredSetting["values"] }[]): string {
  const lines = changes.map(({ values, ...change }) => {
    const head = JSON.stringify(change);
    if (!values) return `  ${head}`;
    const rows = values.map((value) => `    ${JSON.stringify(value)}`);
    return `  ${head.slice(0, -1)},"values":[\n${rows.join(",\n")}\n  ]}`;
  });
  return `[\n${lines.join(",\n")}\n]`;
}

function shellQuote(text: string): string {
  return /^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
