/** Where the dialog keeps what the visitor opened and marked. */
const KEYS = ["__DOCSEARCH_FAVORITE_SEARCHES__site", "__DOCSEARCH_RECENT_SEARCHES__site"];
/** About what ten hits take. */
const ROOM = 20_000;

/**
 * True when recent searches can be kept. The dialog trusts the storage, so what another program or an older version left
 * there is removed first unless it is a list of hits with addresses of this site.
 */
export function canRemember(open: () => Storage): boolean {
  try {
    const storage = open();
    for (const key of KEYS) {
      const text = storage.getItem(key);
      if (text !== null && !isHitList(text)) storage.removeItem(key);
    }
    storage.setItem(`${KEYS[1]}.test`, " ".repeat(ROOM));
    storage.removeItem(`${KEYS[1]}.test`);
    return true;
  } catch {
    return false;
  }
}

function isHitList(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isHit);
  } catch {
    return false;
  }
}

function isHit(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { objectID, url, type, hierarchy } = value as Record<string, unknown>;
  if (typeof url !== "string" || !/^\/(?!\/)/.test(url) || objectID !== url) return false;
  if (typeof hierarchy !== "object" || hierarchy === null || typeof type !== "string") return false;
  // The dialog shows these as HTML.
  return Object.values(hierarchy).every(
    (level) => level === null || (typeof level === "string" && !/[<>]/.test(level)),
  );
}
