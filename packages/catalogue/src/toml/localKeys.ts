import { parseToml } from "./parseToml.ts";

/** The server's default for `config.local-keys`: keys that belong in the file. */
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

/** Returns a test for keys that belong in the file, by the patterns of a configuration. */
export function localKeys(values: ReadonlyMap<string, string>): (key: string) => boolean {
  const configured = [...values]
    .filter(([key]) => key.startsWith("config.local-keys"))
    .map(([, value]) => value.trim().toLowerCase())
    .filter((pattern) => !/^!?\s*$/.test(pattern));
  const patterns = configured.length > 0 ? [...configured, "config.local-keys.*"] : DEFAULT_PATTERNS;
  const excluded = patterns.filter((one) => one.startsWith("!")).map((one) => matcher(one.slice(1).trim()));
  const included = patterns.filter((one) => !one.startsWith("!")).map(matcher);
  return (key) => !excluded.some((matches) => matches(key)) && included.some((matches) => matches(key));
}

function matcher(pattern: string): (key: string) => boolean {
  if (pattern.endsWith("*")) return (key) => key.startsWith(pattern.slice(0, -1));
  if (pattern.startsWith("*")) return (key) => key.endsWith(pattern.slice(1));
  if (!pattern.includes("*")) return (key) => key === pattern;
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  const glob = new RegExp(`^${escaped}$`);
  return (key) => glob.test(key);
}

/** Returns where the settings of an example belong, or null if they belong in different places. */
export function fencePlace(text: string): "file" | "database" | null {
  const { statements, faults } = parseToml(text);
  const places = new Set(statements.map(({ parts }) => isLocal(parts.join("."))));
  if (faults.length > 0 || places.size !== 1) return null;
  return places.has(true) ? "file" : "database";
}

/** Returns the first fault of a text, and up to five keys that do not belong in the database. */
export function findMisplaced(text: string) {
  const { statements, faults } = parseToml(text);
  const local = statements.map(({ parts }) => parts.join(".")).filter(isLocal);
  return { fault: faults[0], local: local.slice(0, 5) };
}

const matchesDefault = localKeys(new Map());

/** Lists are stored below their key, so both forms are tested. */
function isLocal(key: string): boolean {
  return matchesDefault(key) || matchesDefault(`${key}.`);
}
