import type { ConnectedPage } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { findSetting } from "../data/findSetting.ts";
import { type ReferenceKind, referenceAnchor } from "./reference.ts";

export type EntryIndex = ReturnType<typeof indexEntries>;

/** The pages that list everything; other pages repeat some of it. */
export function isReference({ file }: Pick<ConnectedPage, "file">): boolean {
  return file.startsWith("docs/reference/");
}

/** Finds the place of the entry that a key, concrete or not, or the name of an event or a permission is about. */
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
    /** The path of the page, with the entry's id as hash. */
    find(name: string): string | null {
      if (catalogue.eventByName.has(name)) return placeOf("events", name);
      // Single words such as `restart` mean many things; only a name with a hyphen is surely a permission.
      if (name.includes("-") && catalogue.permissionByName.has(name)) return placeOf("permissions", name);
      return name.includes(".") ? findKey(name.split(".")) : null;
    },
    findKey,
    /** The page that lists the entry with this id. */
    pageOf: (anchor: string) => pageByAnchor.get(anchor),
  };
}
