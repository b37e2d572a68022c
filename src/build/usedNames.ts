/** The number of a fact: that a page has the name, anywhere or inside of an element of the class (with its dot). */
export type FactNumber = (name: string, inside: string | null) => number;

export interface NameReader {
  factNumber: FactNumber;
  /** A one for each fact about the page. */
  read(html: string): Uint8Array;
}

/** A place in the tree, told apart from others only by the names on the way to it: a list's items are one place. */
interface Place {
  tag: string;
  names: string[];
  parent: Place | null;
  children: Map<string, Place>;
  /** Numbers of what an element in this place makes true. */
  facts: number[];
  /** The last page that had it. */
  page: number;
}

const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const TAG = /\/?[a-z][a-z0-9]*/y;

/**
 * Finds which of the names that CSS speaks of a page has: elements, classes with their dot, ids with their hash. The
 * HTML is well formed, with attributes in double quotes, as React and the Markdown chain write it. Most places are the
 * same on all pages, so what they say is worked out only once.
 */
export function createNameReader(known: ReadonlySet<string>): NameReader {
  const numbers = new Map([...known].map((name, at) => [name, at]));
  const root: Place = { tag: "", names: [], parent: null, children: new Map(), facts: [], page: 0 };
  let page = 0;
  return { read, factNumber };

  function read(html: string): Uint8Array {
    const facts = new Uint8Array(known.size * (known.size + 1));
    let place = root;
    page += 1;
    for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
      TAG.lastIndex = at + 1;
      const tag = TAG.exec(html)?.[0];
      if (!tag) continue;
      if (tag.startsWith("/")) {
        place = leave(place, tag.slice(1));
        continue;
      }
      const attributes = html.slice(TAG.lastIndex, html.indexOf(">", at));
      const child = enter(place, tag, attributes);
      if (child.page !== page) for (const fact of child.facts) facts[fact] = 1;
      child.page = page;
      if (!VOID.has(tag) && !attributes.endsWith("/")) place = child;
    }
    return facts;
  }

  function enter(parent: Place, tag: string, attributes: string): Place {
    const classes = attributeValue("class", attributes);
    const id = `#${attributeValue("id", attributes)}`;
    const key = known.has(id) ? `${tag} ${classes} ${id}` : `${tag} ${classes}`;
    const met = parent.children.get(key);
    if (met) return met;
    const names = [tag, id, ...classes.split(" ").map((name) => `.${name}`)].filter((name) =>
      known.has(name),
    );
    const around = [...classesAround(parent)];
    const facts = names.flatMap((name) => [
      factNumber(name, null),
      ...around.map((inside) => factNumber(name, inside)),
    ]);
    const child = { tag, names, parent, children: new Map(), facts, page: 0 };
    parent.children.set(key, child);
    return child;
  }

  function factNumber(name: string, inside: string | null): number {
    const row = inside === null ? 0 : 1 + (numbers.get(inside) ?? Number.NaN);
    return row * known.size + (numbers.get(name) ?? Number.NaN);
  }
}

function classesAround(place: Place): Set<string> {
  const classes = new Set<string>();
  for (let at: Place | null = place; at; at = at.parent)
    for (const name of at.names) if (name.startsWith(".")) classes.add(name);
  return classes;
}

/** An end without a beginning ends nothing. */
function leave(place: Place, tag: string): Place {
  let at: Place | null = place;
  while (at && at.tag !== tag) at = at.parent;
  return at?.parent ?? place;
}

function attributeValue(attribute: string, attributes: string): string {
  const opening = ` ${attribute}="`;
  const start = attributes.indexOf(opening);
  if (start < 0) return "";
  const end = attributes.indexOf('"', start + opening.length);
  return attributes.slice(start + opening.length, end);
}
