/** Finds entries by dotted keys, in which parts in angle brackets are names that the operator chooses. */
export interface KeyIndex<Entry> {
  /** Finds the entry of a concrete key: `store.rocksdb.path` finds `store.<id>.path`. */
  find(key: Key): Entry | undefined;
  /** Whether an entry has this prefix: `session.rcpt` is not a key, but `session.rcpt.relay` is. */
  hasBelow(prefix: Key): boolean;
}

/** Dotted text or its parts; a quoted part in TOML may contain dots. */
type Key = string | readonly string[];

interface Node<Entry> {
  entry?: Entry;
  exact: Map<string, Node<Entry>>;
  any?: Node<Entry>;
  /** The name at `any` may contain dots: an address, an event, a key of a lookup list. */
  anyHasDots: boolean;
}

const DOTTED_NAMES = new Set(["<ip>", "<event>", "<key>"]);

export function indexKeys<Entry extends { key: string }>(entries: Iterable<Entry>): KeyIndex<Entry> {
  const root = emptyNode<Entry>();
  for (const entry of entries) insert(root, entry);
  return {
    find: (key) => nodesAt(root, partsOf(key)).find(({ entry }) => entry)?.entry,
    hasBelow: (prefix) => nodesAt(root, partsOf(prefix)).some(({ exact, any }) => exact.size > 0 || any),
  };
}

function emptyNode<Entry>(): Node<Entry> {
  return { exact: new Map(), anyHasDots: false };
}

function partsOf(key: Key): readonly string[] {
  return typeof key === "string" ? key.split(".") : key;
}

function insert<Entry extends { key: string }>(root: Node<Entry>, entry: Entry) {
  let node = root;
  for (const part of entry.key.split(".")) {
    const existing = isPlaceholder(part) ? node.any : node.exact.get(part);
    const child = existing ?? emptyNode<Entry>();
    if (isPlaceholder(part)) {
      node.any = child;
      node.anyHasDots ||= DOTTED_NAMES.has(part);
    } else node.exact.set(part, child);
    node = child;
  }
  node.entry = entry;
}

/** Returns all nodes that match the parts from `at` on, exact matches first. */
function nodesAt<Entry>(node: Node<Entry>, parts: readonly string[], at = 0): Node<Entry>[] {
  const part = parts[at];
  if (part === undefined) return [node];
  const literal = node.exact.get(part);
  const exactMatches = literal ? nodesAt(literal, parts, at + 1) : [];
  return node.any && part !== "" ? [...exactMatches, ...nodesBelowName(node, parts, at)] : exactMatches;
}

/**
 * The name takes one part, or several if its kind contains dots. Any other name with dots ends before the first part that
 * is known below it: `signature.rsa-example.org.selector`.
 */
function nodesBelowName<Entry>(node: Node<Entry>, parts: readonly string[], from: number): Node<Entry>[] {
  const matches: Node<Entry>[] = [];
  for (let at = from; at < parts.length && node.any; at++) {
    const following = parts[at + 1] ?? "";
    const isEnd = node.any.exact.has(following);
    if (at === from || isEnd || node.anyHasDots) matches.push(...nodesAt(node.any, parts, at + 1));
    if ((isEnd || isTableNumber(following)) && !node.anyHasDots) break;
  }
  return matches;
}

/** The server numbers tables in double brackets, which no setting uses. */
export function isTableNumber(part: string): boolean {
  return /^\d{4}$/.test(part);
}

export function isPlaceholder(part: string): boolean {
  return part.startsWith("<") && part.endsWith(">");
}

/** Replaces the placeholders of a key by the parts of a concrete key at the same positions. */
export function fillNames(key: string, parts: readonly string[]): string {
  const filled = key.split(".").map((part, at) => (isPlaceholder(part) ? (parts[at] ?? part) : part));
  return filled.join(".");
}

/** `a.b.c` has the prefixes `a`, `a.b` and `a.b.c`. */
export function prefixesOf(key: string): string[] {
  const parts = key.split(".");
  return parts.map((_, at) => parts.slice(0, at + 1).join("."));
}
