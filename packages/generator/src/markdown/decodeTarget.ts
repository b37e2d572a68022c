/** markdown-it percent-encodes targets; files and anchors are compared as written. */
export function decodeTarget(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
