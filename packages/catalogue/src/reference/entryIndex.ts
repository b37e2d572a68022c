import type { ConnectedPage } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { findSetting } from "../data/findSetting.ts";
import { type ReferenceKind, referenceAnchor } from "./reference.ts";

export type EntryIndex = ReturnType<typeof indexEntries>;

/** Whether a page is part of the reference, which lists all entries. */
export function isReference({ file }: Pick<ConnectedPage, "file">): boolean {
  return file.startsWith("docs/reference/");
}

/** Returns lookups from keys and names of events and permissions to their entries in the reference. */
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

  function findKey(parts: readonly string[]): string | null {
    const found = findSetting(parts, catalogue);
    return found ? placeOf("settings", found.setting.key) : null;
  }

  return {
    /** Returns the path of the page with the entry's anchor as hash. */
    find(name: string): string | null {
      if (catalogue.eventByName.has(name)) return placeOf("events", name);
      // Single words such as `restart` are ambiguous; only hyphenated ones are surely permissions.
      if (name.includes("-") && catalogue.permissionByName.has(name)) return placeOf("permissions", name);
      return name.includes(".") ? findKey(name.split(".")) : null;
    },
    findKey,
    pageOf: (anchor: string) => pageByAnchor.get(anchor),
  };
}
