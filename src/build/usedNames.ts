/** What a piece of HTML has that CSS can speak of: elements, classes with their dot, ids with their hash. */
export interface UsedNames {
  all: Set<string>;
  /** By class (with its dot), what lies inside of its elements. */
  inside: Map<string, Set<string>>;
}

/** A place in the tree, told apart from others only by the names on the way to it: a list's items are one place. */
interface Place {
  tag: string;
  names: string[];
  parent: Place | null;
  children: Map<string, Place>;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;
const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);

/** Reads HTML that is well formed, with attributes in double quotes, as React and the Markdown chain write it. */
export function usedNames(html: string, known: ReadonlySet<string>): UsedNames {
  const all = new Set<string>();
  const inside = new Map<string, Set<string>>();
  let place: Place = { tag: "", names: [], parent: null, children: new Map() };
  for (const [, closing, tag = "", attributes = ""] of html.matchAll(TAG)) {
    if (closing) place = leave(place, tag);
    else {
      const child = enter(place, tag, attributes);
      if (!VOID.has(tag) && !attributes.endsWith("/")) place = child;
    }
  }
  return { all, inside };

  function enter(parent: Place, tag: string, attributes: string): Place {
    const classes = attributeValue("class", attributes);
    const id = `#${attributeValue("id", attributes)}`;
    const key = known.has(id) ? `${tag} ${classes} ${id}` : `${tag} ${classes}`;
    const met = parent.children.get(key);
    if (met) return met;
    const names = [tag, id, ...classes.split(" ").map((name) => `.${name}`)].filter((name) =>
      known.has(name),
    );
    for (const name of names) all.add(name);
    for (let at: Place | null = parent; at; at = at.parent) {
      for (const around of at.names) {
        const within = inside.get(around) ?? new Set();
        inside.set(around, within);
        for (const name of names) within.add(name);
      }
    }
    const child = { tag, names, parent, children: new Map() };
    parent.children.set(key, child);
    return child;
  }
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
