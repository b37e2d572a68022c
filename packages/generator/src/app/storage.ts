type StorageArea = "localStorage" | "sessionStorage";

/** What the browser keeps under a name; null where there is nothing, and where storage is blocked. */
export function readStored(key: string, area: StorageArea = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it with null. Where storage is blocked or full, it is simply not remembered. */
export function writeStored(key: string, value: string | null, area: StorageArea = "localStorage"): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // What the visitor sees does not depend on it.
  }
}

/** The items of a stored list, without those that another program or an older version left there. */
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
