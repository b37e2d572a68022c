import { eventAnchor, permissionAnchor, settingAnchor } from "../catalogue/anchors.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findSetting } from "../catalogue/findSetting.ts";
import type { Route } from "./site.ts";

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

export function indexReference(routes: Route[], catalogue: Catalogue): ReferenceIndex {
  const places = new Map<string, EntryPlace>();
  for (const { path, anchors } of routes.filter(isReference)) {
    for (const anchor of anchors) if (!places.has(anchor)) places.set(anchor, { path, anchor });
  }
  const known = new Map<string, EntryPlace | undefined>();
  const findAnchor = (anchor: string) => places.get(anchor);

  function findKey(parts: readonly string[]): EntryPlace | undefined {
    const found = findSetting(parts, catalogue);
    return found && findAnchor(settingAnchor(found.setting.key));
  }

  function look(name: string): EntryPlace | undefined {
    if (catalogue.eventByName.has(name)) return findAnchor(eventAnchor(name));
    // Single words such as `restart` mean many things; only a name with a hyphen is surely a permission.
    if (name.includes("-") && catalogue.permissionByName.has(name)) return findAnchor(permissionAnchor(name));
    return name.includes(".") ? findKey(name.split(".")) : undefined;
  }

  return {
    findKey,
    findAnchor,
    find(name) {
      if (!known.has(name)) known.set(name, look(name));
      return known.get(name);
    },
  };
}
