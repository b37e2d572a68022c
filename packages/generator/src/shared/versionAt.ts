/** Returns the version that a page belongs to: the one with the longest path around it, else the last version. */
export function versionAt<Version extends { path: string; isLast: boolean }>(
  versions: Version[],
  path: string,
): Version | undefined {
  const isNearer = (one: Version, other: Version | undefined) => one.path.length > (other?.path.length ?? 0);
  return (
    versions.reduce<Version | undefined>(
      (found, version) => (isBelow(version.path, path) && isNearer(version, found) ? version : found),
      undefined,
    ) ?? versions.find(({ isLast }) => isLast)
  );
}

/** Returns the version that the address of the search page names to search where a path leads; nothing for the last one. */
export function searchedVersion(
  versions: { name: string; path: string; isLast: boolean }[],
  path: string,
): string {
  const version = versionAt(versions, path);
  return version && !version.isLast ? version.name : "";
}

/** Returns whether a path is the base or below it; `/docsets` is not below `/docs`. */
export function isBelow(base: string, path: string): boolean {
  const bare = base.replace(/\/$/, "");
  return path === bare || path.startsWith(`${bare}/`);
}
