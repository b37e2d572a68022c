/** Finds entries by dotted keys in which parts in angle brackets stand for a name the operator chooses. */
export interface KeyIndex<Entry> {
  /** The entry a concrete key belongs to: `store.rocksdb.path` finds `store.<id>.path`. */
  find(key: Key): Entry | undefined;
  /** True when some entry lies below: `session.rcpt` is not a key, but `session.rcpt.relay` is. */
  hasBelow(prefix: Key): boolean;
}

/** Dotted text, or its parts where they are known: a quoted part of TOML may have dots of its own. */
type Key = string | readonly string[];

interface Node<Entry> {
  entry?: Entry;
  exact: Map<string, Node<Entry>>;
  any?: Node<Entry>;
  /** The name in place of `any` may have dots: an address, an event, a key of a lookup list. */
  anyHasDots: boolean;
}

const DOTTED_NAMES = new Set(["<ip>", "<event>", "<key>"]);
/** Ids are often made from a domain, as in `signature.rsa-example.org.selector`. */
const END_OF_DOMAIN = /^(com|net|org)$/;

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
    const known = isPlaceholder(part) ? node.any : node.exact.get(part);
    const next = known ?? emptyNode<Entry>();
    if (isPlaceholder(part)) {
      node.any = next;
      node.anyHasDots ||= DOTTED_NAMES.has(part);
    } else node.exact.set(part, next);
    node = next;
  }
  node.entry = entry;
}

/** All places a key can lead to from its part at a position on, the most literal first. */
function nodesAt<Entry>(node: Node<Entry>, parts: readonly string[], at = 0): Node<Entry>[] {
  const part = parts[at];
  if (part === undefined) return [node];
  const literal = node.exact.get(part);
  const found = literal ? nodesAt(literal, parts, at + 1) : [];
  return node.any && part !== "" ? [...found, ...nodesBelowName(node, parts, at)] : found;
}

/** The name takes one part, or several where it may have dots. */
function nodesBelowName<Entry>(node: Node<Entry>, parts: readonly string[], from: number): Node<Entry>[] {
  const found: Node<Entry>[] = [];
  for (let at = from; at < parts.length && node.any; at++) {
    const mayEnd = at === from || node.anyHasDots || END_OF_DOMAIN.test(parts[at] ?? "");
    if (mayEnd) found.push(...nodesAt(node.any, parts, at + 1));
  }
  return found;
}

export function isPlaceholder(part: string): boolean {
  return part.startsWith("<") && part.endsWith(">");
}

/** A key with the names that a concrete one has in place of its ids, part by part. */
export function fillNames(key: string, parts: readonly string[]): string {
  const filled = key.split(".").map((part, at) => (isPlaceholder(part) ? (parts[at] ?? part) : part));
  return filled.join(".");
}

/** `a.b.c` lies below `a` and `a.b`; the key itself is the last. */
export function prefixesOf(key: string): string[] {
  const parts = key.split(".");
  return parts.map((_, at) => parts.slice(0, at + 1).join("."));
}
