import { parseConfig } from "../settings/parseConfig.ts";

/** The keys that belong in the file unless `config.local-keys` says otherwise. */
const DEFAULT_PATTERNS = [
  "store.*",
  "directory.*",
  "tracer.*",
  "!server.blocked-ip.*",
  "!server.allowed-ip.*",
  "server.*",
  "certificate.*",
  "config.local-keys.*",
  "authentication.fallback-admin.*",
  "cluster.*",
  "storage.data",
  "storage.blob",
  "storage.lookup",
  "storage.fts",
  "storage.directory",
  "enterprise.license-key",
];

/** Tells keys of the file from keys of the database, by the patterns that a configuration has. */
export function localKeys(values: ReadonlyMap<string, string>): (key: string) => boolean {
  const own = [...values]
    .filter(([key]) => key.startsWith("config.local-keys"))
    .map(([, value]) => value.trim().toLowerCase())
    .filter((pattern) => !/^!?\s*$/.test(pattern));
  const patterns = own.length > 0 ? [...own, "config.local-keys.*"] : DEFAULT_PATTERNS;
  const excluded = patterns.filter((one) => one.startsWith("!")).map((one) => matcher(one.slice(1).trim()));
  const included = patterns.filter((one) => !one.startsWith("!")).map(matcher);
  return (key) => !excluded.some((matches) => matches(key)) && included.some((matches) => matches(key));
}

/** A star at the end or at the beginning, or else in the middle. */
function matcher(pattern: string): (key: string) => boolean {
  if (pattern.endsWith("*")) return (key) => key.startsWith(pattern.slice(0, -1));
  if (pattern.startsWith("*")) return (key) => key.endsWith(pattern.slice(1));
  if (!pattern.includes("*")) return (key) => key === pattern;
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  const glob = new RegExp(`^${escaped}$`);
  return (key) => glob.test(key);
}

const MOST_NAMED = 5;

/** Where an example belongs, if all of it belongs in one place: in the file, or with the settings in the database. */
export function fencePlace(text: string): "file" | "database" | null {
  const { statements, faults } = parseConfig(text);
  const places = new Set(statements.map(({ parts }) => isLocal(parts.join("."))));
  if (faults.length > 0 || places.size !== 1) return null;
  return places.has(true) ? "file" : "database";
}

/** Why a text cannot be turned into settings of the database, and which of its keys do not belong there. */
export function findMisplaced(text: string): { fault: string | undefined; local: string[] } {
  const { statements, faults } = parseConfig(text);
  const local = statements.map(({ parts }) => parts.join(".")).filter(isLocal);
  return { fault: faults[0]?.message, local: local.slice(0, MOST_NAMED) };
}

const matchesDefault = localKeys(new Map());

/** A list is stored below its key. */
function isLocal(key: string): boolean {
  return matchesDefault(key) || matchesDefault(`${key}.`);
}
