import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type HeaderRule, HOST_FILES, parseHeaders } from "../shared/hosting.ts";
import type { FileStore } from "./fileStore.ts";

/**
 * The rules of the nearest table above a file: a site that is made for a path lies in a folder of that name. A table is
 * read again when a new build has replaced it, because its policy belongs to its documents.
 */
export function openHeaderTables(folder: string, store: FileStore): (file: string) => HeaderRule[] {
  const none: HeaderRule[] = [];
  const known = new Map<string, { stamp: string; rules: HeaderRule[] }>();
  return (file) => {
    const table = tableOf(posix.dirname(file));
    const stamp = table === null ? null : store.stamp(table);
    if (table === null || stamp === null) return none;
    const before = known.get(table);
    if (before?.stamp === stamp) return before.rules;
    const rules = parseHeaders(readFileSync(join(folder, table), "utf8"));
    known.set(table, { stamp, rules });
    return rules;
  };

  function tableOf(inside: string): string | null {
    const table = posix.join(inside, HOST_FILES.headers);
    if (store.has(table)) return table;
    return inside === "." ? null : tableOf(posix.dirname(inside));
  }
}
