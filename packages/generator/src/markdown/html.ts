/** Article HTML as a list of final text, and holes that are filled once the whole site is known. */
export type Html = (string | Hole)[];

export type Hole =
  /** The `href` or `src` attribute of a reference, by index. */
  | { type: "ref"; index: number }
  /** The output of a directive, by index. */
  | { type: "directive"; index: number }
  /** Inline code, which may become a link; `breaks` allows line breaks inside of it, in tables. */
  | { type: "code"; text: string; breaks: boolean }
  /** The key at the beginning of a line in a fence, which may become a link. */
  | { type: "key"; parts: readonly string[]; text: string }
  /** The address of a path of the site. */
  | { type: "path"; path: string };

/** markdown-it replaces this character in its input, so it cannot come from a page. */
const DELIMITER = "\0";

/** Registers a hole and returns its placeholder for the renderer's output. */
export function addHole(holes: Hole[], hole: Hole): string {
  return `${DELIMITER}${holes.push(hole) - 1}${DELIMITER}`;
}

/** A tag as a writer wrote it, which must not be left open: it would contain the rest of the page. */
export interface RawTag {
  name: string;
  line: number;
  isOpen: boolean;
  /** Empty if it is left out. */
  html: string;
}

/** Registers a raw tag and returns its placeholder. */
export function addTag(tags: RawTag[], tag: RawTag): string {
  return `${DELIMITER}tag ${tags.push(tag) - 1}${DELIMITER}`;
}

/** Splits rendered text at its placeholders. */
export function toHtml(rendered: string, parts: { holes: Hole[]; tags: RawTag[] }): Html {
  return rendered.split(DELIMITER).flatMap((part, at): Html => {
    if (at % 2 === 0) return part === "" ? [] : [part];
    const tag = part.startsWith("tag ") ? parts.tags[Number(part.slice(4))] : undefined;
    // Its address is a hole.
    if (tag) return toHtml(tag.html, parts);
    const hole = parts.holes[Number(part)];
    return hole ? [hole] : [];
  });
}

/** Returns the final text, with every hole filled by the callback. */
export function fillHtml(html: Html, fill: (hole: Hole) => string): string {
  return html.map((part) => (typeof part === "string" ? part : fill(part))).join("");
}
