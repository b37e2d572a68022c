/** Finds entries by dotted keys in which parts in angle brackets stand for any one part. */
export interface KeyIndex<Entry> {
  /** The entry a concrete key belongs to: `store.rocksdb.path` finds `store.<id>.path`. */
  find(key: string): Entry | undefined;
  /** True when some entry lies below: `session.rcpt` is not a key, but `session.rcpt.relay` is. */
  hasBelow(prefix: string): boolean;
}

interface Node<Entry> {
  entry?: Entry;
  exact: Map<string, Node<Entry>>;
  any?: Node<Entry>;
}

export function indexKeys<Entry extends { key: string }>(entries: Iterable<Entry>): KeyIndex<Entry> {
  const root: Node<Entry> = { exact: new Map() };
  for (const entry of entries) insert(root, entry);
  return {
    find: (key) => nodesAt(root, key.split(".")).find(({ entry }) => entry)?.entry,
    hasBelow: (prefix) => nodesAt(root, prefix.split(".")).some(({ exact, any }) => exact.size > 0 || any),
  };
}

function insert<Entry extends { key: string }>(root: Node<Entry>, entry: Entry) {
  let node = root;
  for (const part of entry.key.split(".")) {
    const next: Node<Entry> = isPlaceholder(part)
      ? (node.any ?? { exact: new Map() })
      : (node.exact.get(part) ?? { exact: new Map() });
    if (isPlaceholder(part)) node.any = next;
    else node.exact.set(part, next);
    node = next;
  }
  node.entry = entry;
}

/** All places a key can lead to, the most literal first. */
function nodesAt<Entry>(node: Node<Entry>, [part, ...rest]: string[]): Node<Entry>[] {
  if (part === undefined) return [node];
  const literal = node.exact.get(part);
  const next = [...(literal ? [literal] : []), ...(node.any && part !== "" ? [node.any] : [])];
  return next.flatMap((child) => nodesAt(child, rest));
}

export function isPlaceholder(part: string): boolean {
  return part.startsWith("<") && part.endsWith(">");
}
