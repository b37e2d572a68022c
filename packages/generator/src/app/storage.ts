type StorageArea = "localStorage" | "sessionStorage";

/** Reads a value from storage; null if there is none, or if storage is blocked. */
export function readStored(key: string, area: StorageArea = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if null. Ignored where storage is blocked or full. */
export function writeStored(key: string, value: string | null, area: StorageArea = "localStorage"): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // The current page does not depend on it.
  }
}

/** Reads a list from storage, skipping invalid items. */
export function readStoredList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
  area?: StorageArea,
): Item[] {
  try {
    const list: unknown = JSON.parse(readStored(key, area) ?? "[]");
    return Array.isArray(list) ? list.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** Keys of local storage; separate constants, so that each script bundles only those it uses. */
export const colorMode = "theme";
export const announcementId = "announcement.id";
export const announcementDismissed = "announcement.dismissed";
export const preferredVersion = "docs-preferred-version-default";
export const tabs = "tabs";
/** Whether the face of titles has been fetched before. */
export const titleFace = "title-face";
/** In session storage: what the visitor opened and closed in the sidebar. */
export const openCategories = "open-categories";
/** In session storage. */
export const scrollPositions = "scroll-positions";
