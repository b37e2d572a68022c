import { referenceAnchor } from "../shared/reference.ts";

/** Stable ids of entries on a page; the same on every page that lists them. */
export function settingAnchor(key: string): string {
  return referenceAnchor("settings", key);
}

export function eventAnchor(name: string): string {
  return referenceAnchor("events", name);
}

export function permissionAnchor(name: string): string {
  return referenceAnchor("permissions", name);
}

export function cliAnchor(command: string, subcommand: string): string {
  return `cli-${command}-${subcommand}`;
}
