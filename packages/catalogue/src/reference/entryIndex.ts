import type { ConnectedPage } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { type ReferenceKind, referenceAnchor } from "./reference.ts";

export type EntryIndex = ReturnType<typeof indexEntries>;

/** Whether a page is part of the reference, which lists all entries. */
export function isReference({ id }: Pick<ConnectedPage, "id">): boolean {
  return id?.startsWith("reference/") ?? false;
}

/** Returns lookups from keys, objects, events and permissions to their entries in the reference. */
export function indexEntries(pages: ConnectedPage[], catalogue: Catalogue) {
  const pageByAnchor = new Map<string, ConnectedPage>();
  for (const page of pages.filter(isReference)) {
    for (const anchor of page.anchors) if (!pageByAnchor.has(anchor)) pageByAnchor.set(anchor, page);
  }

  function placeOf(kind: ReferenceKind, name: string): string | null {
    const anchor = referenceAnchor(kind, name);
    const page = pageByAnchor.get(anchor);
    return page ? `${page.path}#${anchor}` : null;
  }

  const placed = (name: string | null) => name && placeOf(catalogue.entryKind, name);

  return {
    /** Returns the path of the page with the entry's anchor as hash. */
    find(name: string): string | null {
      if (catalogue.eventByName.has(name)) return placeOf("events", name);
      // Single words such as `restart` are ambiguous; only compound ones are surely permissions.
      if (/[a-z][-A-Z]/.test(name) && catalogue.permissionByName.has(name))
        return placeOf("permissions", name);
      return placed(catalogue.findCode(name));
    },
    findKey: (parts: readonly string[]) => placed(catalogue.findKey(parts)),
    pageOf: (anchor: string) => pageByAnchor.get(anchor),
  };
}
