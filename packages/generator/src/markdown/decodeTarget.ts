/** Undoes the percent-encoding of markdown-it, because targets are compared as written. */
export function decodeTarget(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
