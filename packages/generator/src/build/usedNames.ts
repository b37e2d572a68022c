/** The number of a fact: that a page has the name, anywhere or inside of an element of the class (with its dot). */
export type FactNumber = (name: string, inside: string | null) => number;

export interface NameReader {
  /** Asks for a fact; to be done before the first page is read. */
  factNumber: FactNumber;
  /** A one for each fact that was asked for and that the page makes true, or was true before. */
  read(html: string, before?: Uint8Array): Uint8Array;
}

/** A place in the tree, told apart from others only by the names on the way to it: a list's items are one place. */
interface Place {
  tag: string;
  /** What follows the slash where it ends. */
  end: string;
  isVoid: boolean;
  names: string[];
  parent: Place | null;
  children: Map<string, Place>;
  /** The same, by all that stands between the brackets; null for what is no tag. */
  openings: Map<string, Place | null>;
  /** Numbers of what an element in this place makes true. */
  facts: number[];
  /** The last page that had it. */
  page: number;
}

const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const SLASH = "/".charCodeAt(0);
const SELDOM_MET = 80;
const TAG = /^[a-z][a-z0-9-]*/i;

/**
 * Finds which of the names that CSS speaks of a page has: elements, classes with their dot, ids with their hash. The
 * HTML is well formed, with attributes in double quotes, as React and the Markdown chain write it. Most places are the
 * same on all pages, so what they say is worked out only once.
 */
export function createNameReader(known: ReadonlySet<string>): NameReader {
  const asked = new Map<string, number>();
  const root = newPlace(null, "", []);
  let page = 0;
  return { read, factNumber };

  function factNumber(name: string, inside: string | null): number {
    const fact = factKey(name, inside);
    const number = asked.get(fact) ?? asked.size;
    asked.set(fact, number);
    return number;
  }

  function read(html: string, before = new Uint8Array(asked.size)): Uint8Array {
    const facts = before.slice();
    let place = root;
    page += 1;
    for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
      if (html.charCodeAt(at + 1) === SLASH) {
        const isOwnEnd = place.parent !== null && html.startsWith(place.end, at + 2);
        place = isOwnEnd ? (place.parent ?? place) : leave(place, html.slice(at + 2, html.indexOf(">", at)));
        continue;
      }
      const end = html.indexOf(">", at);
      const opening = html.slice(at + 1, end);
      const met = place.openings.get(opening);
      const child = met === undefined ? enter(place, opening) : met;
      if (child === null) continue;
      if (child.page !== page) for (const fact of child.facts) facts[fact] = 1;
      child.page = page;
      if (!child.isVoid && html.charCodeAt(end - 1) !== SLASH) place = child;
    }
    return facts;
  }

  function enter(parent: Place, opening: string): Place | null {
    const child = childAt(parent, opening);
    // A copy: what is cut out of a page keeps the whole of it in memory. Long ones, such as lines of a diagram, are seldom
    // met again.
    if (opening.length < SELDOM_MET) parent.openings.set(Buffer.from(opening).toString(), child);
    return child;
  }

  function childAt(parent: Place, opening: string): Place | null {
    const tag = TAG.exec(opening)?.[0];
    if (!tag) return null;
    const classes = attributeValue("class", opening);
    const id = `#${attributeValue("id", opening)}`;
    const key = known.has(id) ? `${tag} ${classes} ${id}` : `${tag} ${classes}`;
    const met = parent.children.get(key);
    if (met) return met;
    const names = [tag, id, ...classes.split(" ").map((name) => `.${name}`)];
    const child = newPlace(
      parent,
      tag,
      names.filter((name) => known.has(name)),
    );
    parent.children.set(key, child);
    return child;
  }

  function newPlace(parent: Place | null, tag: string, names: string[]): Place {
    const around = [null, ...classesAround(parent)];
    const facts = names.flatMap((name) => around.flatMap((inside) => asked.get(factKey(name, inside)) ?? []));
    return {
      tag,
      end: `${tag}>`,
      isVoid: VOID.has(tag),
      names,
      parent,
      children: new Map(),
      openings: new Map(),
      facts,
      page: 0,
    };
  }
}

function factKey(name: string, inside: string | null): string {
  return inside === null ? name : `${name} in ${inside}`;
}

function classesAround(place: Place | null): Set<string> {
  const classes = new Set<string>();
  for (let at = place; at; at = at.parent)
    for (const name of at.names) if (name.startsWith(".")) classes.add(name);
  return classes;
}

/** An end without a beginning ends nothing. */
function leave(place: Place, tag: string): Place {
  let at: Place | null = place;
  while (at && at.tag !== tag) at = at.parent;
  return at?.parent ?? place;
}

function attributeValue(attribute: string, opening: string): string {
  const before = ` ${attribute}="`;
  const start = opening.indexOf(before);
  if (start < 0) return "";
  const end = opening.indexOf('"', start + before.length);
  return opening.slice(start + before.length, end);
}
