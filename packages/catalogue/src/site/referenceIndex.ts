import type { Route } from "../../../generator/src/site/site.ts";
import { eventAnchor, permissionAnchor, settingAnchor } from "../anchors.ts";
import type { Catalogue } from "../catalogue.ts";
import { findSetting } from "../findSetting.ts";

/** Where the entry of a setting, an event or a permission stands. */
export interface EntryPlace {
  /** Canonical route of the reference page. */
  path: string;
  anchor: string;
}

/** Finds the entry that a key, concrete or not, or the name of an event or a permission is about. */
export interface ReferenceIndex {
  find(name: string): EntryPlace | undefined;
  findKey(parts: readonly string[]): EntryPlace | undefined;
  findAnchor(anchor: string): EntryPlace | undefined;
}

/** The pages that list everything; other pages repeat some of it. */
export function isReference({ file }: Pick<Route, "file">): boolean {
  return file?.startsWith("docs/reference/") ?? false;
}

/** `pages` are those of the reference. */
export function indexReference(
  pages: Pick<Route, "path" | "anchors">[],
  catalogue: Catalogue,
): ReferenceIndex {
  const places = new Map<string, EntryPlace>();
  for (const { path, anchors } of pages) {
    for (const anchor of anchors) if (!places.has(anchor)) places.set(anchor, { path, anchor });
  }
  const findAnchor = (anchor: string) => places.get(anchor);
  const findName = remember(look);
  // A quoted part of a key may have dots of its own.
  const findParts = remember((joined) => {
    const found = findSetting(joined.split("\n"), catalogue);
    return found && findAnchor(settingAnchor(found.setting.key));
  });
  const findKey = (parts: readonly string[]) => findParts(parts.join("\n"));

  function look(name: string): EntryPlace | undefined {
    if (catalogue.eventByName.has(name)) return findAnchor(eventAnchor(name));
    // Single words such as `restart` mean many things; only a name with a hyphen is surely a permission.
    if (name.includes("-") && catalogue.permissionByName.has(name)) return findAnchor(permissionAnchor(name));
    return name.includes(".") ? findKey(name.split(".")) : undefined;
  }

  return { find: findName, findKey, findAnchor };
}

/** Pages name the same keys again and again. */
function remember<Found>(look: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const found = known.has(text) ? (known.get(text) as Found) : look(text);
    known.set(text, found);
    return found;
  };
}
