import { type ConfigEntry, parseConfig, type Statement } from "../settings/parseConfig.ts";

/** What one assignment becomes in the database. */
type StoredSetting = ReturnType<typeof storedSettings>[number];

/** Where stalwart-cli and the API are called in examples. */
const SERVER = "https://mail.example.org";
const CLI = `stalwart-cli -u ${SERVER} server`;

/**
 * The keys and values that a part of a configuration file stands for, as the database stores them: items of a list are
 * numbered from 0, with as many digits as the last one has, because the server sorts them as text.
 */
export function storedSettings(text: string) {
  return parseConfig(text).statements.map((statement) => {
    const { parts, entries } = statement;
    const isList = entries.length === 0 || entries.some((entry) => isItem(entry, statement));
    const last = Math.max(0, ...entries.map((entry) => Number(entry.parts[parts.length] ?? 0) || 0));
    const width = String(last).length;
    return {
      /** As it is written, without positions. */
      key: parts.join("."),
      /** Under numbered keys, which replace what is stored under them now. */
      isList,
      values: entries.map((entry): [key: string, value: string] => {
        const [position = "", ...rest] = entry.parts.slice(parts.length);
        const number = isItem(entry, statement) ? String(Number(position)).padStart(width, "0") : position;
        return [[...parts, ...(position === "" ? [] : [number, ...rest])].join("."), entry.text];
      }),
    };
  });
}

/** In a file, the parser numbers items with four digits. */
function isItem(entry: ConfigEntry, { parts }: Statement): boolean {
  return /^\d{4}$/.test(entry.parts[parts.length] ?? "");
}

/** The commands that store these settings and apply them. */
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

/** The request that stores these settings, and the one that applies them. */
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

/** JSON with one change, and one value, to a line. */
function writeChanges(changes: { type: string; values?: StoredSetting["values"] }[]): string {
  const lines = changes.map(({ values, ...change }) => {
    const head = JSON.stringify(change);
    if (!values) return `  ${head}`;
    const rows = values.map((value) => `    ${JSON.stringify(value)}`);
    return `  ${head.slice(0, -1)},"values":[\n${rows.join(",\n")}\n  ]}`;
  });
  return `[\n${lines.join(",\n")}\n]`;
}

/** As one word of a POSIX shell. */
function shellQuote(text: string): string {
  return /^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
