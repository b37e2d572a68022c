/** Navbar, title and margins: a text never begins higher than this. */
const ABOVE_TEXT = 160;
const WIDEST_COLUMN = 736;
const NARROWEST_LETTER = 6.5;
const LINE = 26;

/** Boxes around blocks that stand one below the other. */
const CONTAINERS = "ul, ol, dl, blockquote, div:not(.tabs, .table-scroll)";

/** The blocks of an article that are below a window of this size, when it shows the top of the page. */
export function below(blocks: Element[], width: number, height: number): Element[] {
  let room = height - ABOVE_TEXT;
  const column = Math.min(width, WIDEST_COLUMN);
  const walk = (block: Element): Element[] => {
    if (room <= 0) return [block];
    if (block.matches(CONTAINERS)) return [...block.children].flatMap(walk);
    room -= leastHeight(block, column);
    return [];
  };
  return blocks.flatMap(walk);
}

/** An estimate that may be too small, and then a little more is drawn than can be seen, but never too large. */
function leastHeight(block: Element, column: number): number {
  // They show less than the text they hold.
  if (block.matches("details, .tabs")) return LINE;
  if (block.matches("h2, h3")) return 2 * LINE;
  if (block.matches(".table-scroll")) return LINE * Math.min(10, block.querySelectorAll("tr").length);
  const drawing = block.querySelector("svg");
  if (drawing) return heightWithin(drawing, column);
  const text = block.textContent ?? "";
  if (block.matches("figure")) return 22 * text.split("\n").length;
  return LINE * Math.max(1, Math.floor((text.length * NARROWEST_LETTER) / column));
}

/** Drawings shrink to the column. */
function heightWithin(drawing: Element, column: number): number {
  const [width, height] = ["width", "height"].map((side) => Number(drawing.getAttribute(side)));
  return width && height ? Math.min(1, column / width) * height : LINE;
}
