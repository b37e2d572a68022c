import { statSync } from "node:fs";

/** Tells a folder from any other that has its name later, and knows it again under another name; null for none. */
export function folderIdentity(folder: string): string | null {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}-${found.ino} ${found.birthtimeNs}` : null;
}

/** Leaves out the time of birth: where a system keeps none, there is another in its place that a new name changes. */
export function isSameFolder(left: string | null, right: string | null): boolean {
  return left?.split(" ")[0] === right?.split(" ")[0];
}
