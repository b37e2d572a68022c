import { referenceAnchor } from "../reference/reference.ts";

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

export function endpointAnchor({ method, path }: { method: string; path: string }): string {
  return `endpoint-${slug(`${method} ${path}`)}`;
}

export function functionAnchor(name: string): string {
  return `function-${name}`;
}

export function spamTagAnchor(tag: string): string {
  return `spam-tag-${tag}`;
}

export function standardAnchor(id: string): string {
  return `standard-${slug(id)}`;
}

export function listenerAnchor(id: string): string {
  return `listener-${id}`;
}

export function metricAnchor(name: string): string {
  return `metric-${name}`;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
}
