import { parseConfig } from "../settings/parseConfig.ts";
import { localKeys } from "./localKeys.ts";

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
