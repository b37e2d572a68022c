/** Article HTML in pieces: text that is final, and holes that are filled once the whole site is known. */
export type Html = (string | Hole)[];

export type Hole =
  /** The address attribute of a link or an image, by its position among the page's references. */
  | { type: "ref"; index: number }
  /** What a directive draws, by its position among the page's directives. */
  | { type: "directive"; index: number }
  /** Code in running text, which may become a link; in tables it may be broken. */
  | { type: "code"; text: string; breaks: boolean }
  /** The name a line of a fence begins with, which may become a link. */
  | { type: "key"; parts: readonly string[]; text: string }
  /** The end of a post's excerpt. */
  | { type: "truncate" };

/** markdown-it replaces this character in its input, so it cannot come from a page. */
const DELIMITER = "\0";

/** Keeps a hole and returns what stands for it in the renderer's output. */
export function addHole(holes: Hole[], hole: Hole): string {
  return `${DELIMITER}${holes.push(hole) - 1}${DELIMITER}`;
}

/** Cuts rendered text at its holes. */
export function toHtml(rendered: string, holes: Hole[]): Html {
  return rendered.split(DELIMITER).flatMap((part, at): Html => {
    if (at % 2 === 0) return part === "" ? [] : [part];
    const hole = holes[Number(part)];
    return hole ? [hole] : [];
  });
}

/** The final text, every hole filled by the function. */
export function fillHtml(html: Html, fill: (hole: Hole) => string): string {
  return html.map((part) => (typeof part === "string" ? part : fill(part))).join("");
}
