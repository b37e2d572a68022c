/** Stable ids of entries on a page; the same on every page that lists them. */
export function settingAnchor(key: string): string {
  return `setting-${slug(key)}`;
}

export function eventAnchor(name: string): string {
  return `event-${slug(name)}`;
}

export function permissionAnchor(name: string): string {
  return `permission-${slug(name)}`;
}

export function cliAnchor(command: string, subcommand: string): string {
  return `cli-${command}-${subcommand}`;
}

function slug(name: string): string {
  return name.replace(/[<>]/g, "");
}
