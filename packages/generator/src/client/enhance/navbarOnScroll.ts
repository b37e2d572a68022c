import { oncePerFrame } from "../scheduling.ts";

interface ScrollMove {
  from: number;
  to: number;
  /** Height of the navbar: nearer to the top it always shows. */
  height: number;
  wasHidden: boolean;
}

/** Scrolling by less says nothing about what the reader wants. */
const SLACK = 4;
/** From so many windows below its beginning, a page offers the way back. */
const FAR = 2;

/** Reading on hides the navbar, turning back shows it. */
export function hidesNavbar({ from, to, height, wasHidden }: ScrollMove): boolean {
  if (to <= height || to < from - SLACK) return false;
  return to > from + SLACK || wasHidden;
}

/** Gives the text the whole window while the visitor reads on. */
export function navbarOnScroll(): void {
  const { dataset } = document.documentElement;
  let from = scrollY;

  function update() {
    const navbar = document.querySelector<HTMLElement>(".navbar");
    if (!navbar) return;
    const to = scrollY;
    const isInUse = navbar.matches(":focus-within, :has(details[open])");
    const wasHidden = dataset.navbar === "hidden";
    const hides = !isInUse && hidesNavbar({ from, to, height: navbar.offsetHeight, wasHidden });
    if (hides) dataset.navbar = "hidden";
    else delete dataset.navbar;
    if (Math.abs(to - from) > SLACK) from = to;
    dataset.scrolled = to > FAR * innerHeight ? "far" : "";
  }

  addEventListener("scroll", oncePerFrame(update), { passive: true });
}
