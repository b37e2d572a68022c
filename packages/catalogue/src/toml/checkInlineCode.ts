import { type Finding, type InlineCode, nearest } from "@docs/generator";
import { findSetting, nearestSetting } from "./findSetting.ts";
import { isPlaceholder } from "./keyIndex.ts";
import type { TomlCatalogue } from "./tomlModel.ts";

type ServerNames = ReturnType<typeof collectNames>;

const DOTTED = /^[a-z0-9-]+(\.([\w*/:-]+|<[\w-]+>))+$/;
const HYPHENATED = /^[a-z0-9]+(-[a-z0-9]+)+$/;
/** `server.log` is a file, `imap.example.org` a host. */
const FILE_OR_HOST =
  /\.(asc|cer|com|conf|crt|csv|db|eml|gz|html|ics|io|js|json|key|log|md|net|org|p7m|pem|rs|service|sh|sieve|sock|sql|svg|toml|txt|vcf|xml|ya?ml|zip)$/;

/** Checks that inline code which looks like a setting, an event or a permission is one. */
export function checkInlineCode(code: InlineCode, catalogue: TomlCatalogue, names: ServerNames): Finding[] {
  const wrong = checkDotted(code.text, catalogue, names) ?? checkHyphenated(code.text, catalogue, names);
  return wrong ? [{ ...wrong, line: code.line }] : [];
}

function checkDotted(text: string, catalogue: TomlCatalogue, names: ServerNames): Finding | null {
  const parts = text.split(".");
  if (!DOTTED.test(text) || !names.families.has(parts[0] ?? "") || FILE_OR_HOST.test(text)) return null;
  if (isKnown(text, catalogue, names)) return null;
  const event = nearest(text, names.events);
  const setting = nearestSetting(parts, catalogue);
  // Without a similar name, only a name below a known prefix is an error: pages also mention removed settings.
  const belongs = parts.length === 2 || catalogue.settingByKey.hasBelow(parts.slice(0, -1));
  if (!event && !setting && (!belongs || text.includes("*"))) return null;
  const meant = setting ?? event;
  const hint = meant ? `Did you mean "${meant}"?` : "The reference lists all settings and events.";
  return { rule: "unknown-name", message: `There is no setting or event "${text}".`, hint };
}

function isKnown(text: string, catalogue: TomlCatalogue, { events, settingEnds }: ServerNames): boolean {
  if (text.includes("*")) return isKnownPattern(text, catalogue, events);
  const parts = text.split(".");
  return (
    events.has(text) ||
    settingEnds.has(text) ||
    findSetting(parts, catalogue) !== undefined ||
    catalogue.settingByKey.hasBelow(parts)
  );
}

/** `server.listener.*` matches settings, `store.*-error` events. */
function isKnownPattern(text: string, { settingByKey }: TomlCatalogue, events: ReadonlySet<string>): boolean {
  const parts = text.split(".");
  const before = parts.slice(0, parts.indexOf("*"));
  if (parts.includes("*") && (settingByKey.hasBelow(before) || settingByKey.find(before))) return true;
  const pattern = new RegExp(`^${text.replace(/\./g, "\\.").replace(/\*/g, ".*")}$`);
  return [...events].some((event) => pattern.test(event));
}

/** Hyphenated words are common, so only near misses are reported as permissions. */
function checkHyphenated(
  text: string,
  { permissionByName }: TomlCatalogue,
  names: ServerNames,
): Finding | null {
  if (!HYPHENATED.test(text) || permissionByName.has(text) || names.hyphenated.has(text)) return null;
  const family = `${text.split("-", 1)[0]}-`;
  const permission = nearest(
    text,
    [...permissionByName.keys()].filter((name) => name.startsWith(family)),
  );
  if (permission === null) return null;
  const hint = `Did you mean "${permission}"?`;
  return { rule: "unknown-permission", message: `There is no permission "${text}".`, hint };
}

/** Collects the server's names in the forms in which prose mentions them, once for all pages. */
export function collectNames({ settings, events, metrics, cli }: TomlCatalogue) {
  const keys = settings.entries.map(({ key }) => key.split("."));
  const eventNames = [...events.entries, ...metrics.entries].map(({ name }) => name);
  const commands = cli.programs.flatMap((program) => [program, ...program.commands]);
  const subcommands = cli.programs.flatMap((program) =>
    program.commands.flatMap((command) => command.subcommands),
  );
  return {
    /** First parts of settings, `session`, and of events, `smtp`. */
    families: new Set([...keys, ...eventNames.map((name) => name.split("."))].map(([first = ""]) => first)),
    /** Ends of keys, `errors.wait`, which pages use where the beginning is clear from the context. */
    settingEnds: new Set(keys.flatMap(endsOf)),
    events: new Set(eventNames),
    /** Hyphenated words that are not permissions. */
    hyphenated: new Set([
      ...keys.flat(),
      ...settings.entries.flatMap(({ values = [], constants = [] }) => [...values, ...constants]),
      ...eventNames.flatMap((name) => name.split(".")),
      ...[...commands, ...subcommands].map(({ name }) => name),
    ]),
  };
}

/** `queue.route.<id>.auth.secret` is also mentioned as `auth.secret`. */
function endsOf(parts: string[]): string[] {
  const afterName = parts.findLastIndex(isPlaceholder) + 1;
  return parts.slice(0, -1).flatMap((_, at) => (at >= afterName ? [parts.slice(at).join(".")] : []));
}
