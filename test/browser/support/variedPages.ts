import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";

/** Kinds of what a document has, by something that one check depends on. */
export type KindsOf = (html: string) => Set<string>;

/** Attributes whose value does not matter, unless it is empty. */
const VALUES = / (?!class|role|data-island)([\w-]+)="[^"]+"/g;

/** What looks depend on: each tag, with its class and its first child. */
export const kindsOfLook = kindsBy(/<(\w+)(?: class="([^"]*)")?[^>]*>(?=<(\w+))?/g);

/** What rules of markup depend on: each tag with its attributes, and the tag behind it, which ends an empty element. */
export const kindsOfMarkup = kindsBy(/(<\w[^>]*>)(?=\s*(<[^>]*>)?)/g);

function kindsBy(pattern: RegExp): KindsOf {
  return (html) =>
    new Set([...html.replace(VALUES, " $1").matchAll(pattern)].map(([, ...parts]) => parts.join(" ")));
}

/** What content models depend on: each tag with the names of its attributes and the tags around it. */
export function kindsOfPlace(html: string): Set<string> {
  const kinds = new Set<string>();
  const open: string[] = [];
  let ends = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      kinds.add([...open, name, ...Object.keys(attributes).sort()].join(" "));
      open.push(name);
    },
    onclosetag(name, isImplied) {
      open.pop();
      if (isImplied) kinds.add(`${name} without an end in ${open.join(" ")}`);
      else ends += 1;
    },
  });
  parser.end(html);
  const written = html.match(/<\/\w/g)?.length ?? 0;
  if (written > ends) kinds.add(`${written - ends} ends too many`);
  return kinds;
}

/** Navbar, sidebar, styles and data are most of a document. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>") + 7);
}

/** The body without it. */
export function aroundMain(html: string): string {
  return html.slice(html.indexOf("<body")).replace(mainOf(html), "");
}

/** A few of the files that together contain every kind. */
export function mostVaried(folder: string, files: string[], kindsOf: KindsOf): string[] {
  const kindsAt = new Map(files.map((file) => [file, kindsOf(readFileSync(join(folder, file), "utf8"))]));
  const varied: string[] = [];
  for (;;) {
    const [best] = [...kindsAt].sort(([, a], [, b]) => b.size - a.size);
    if (!best || best[1].size === 0) return varied;
    const [file, found] = [best[0], new Set(best[1])];
    varied.push(file);
    for (const kinds of kindsAt.values()) for (const kind of found) kinds.delete(kind);
  }
}
