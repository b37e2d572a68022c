import { oncePerFrame } from "../browser/scheduling.ts";

interface ScrollMove {
  from: number;
  to: number;
  /** Height of the navbar, which is always shown at the top of the page. */
  height: number;
  wasHidden: boolean;
}

/** Smaller scroll movements are ignored. */
const THRESHOLD = 4;
/** The link back to the top appears after scrolling by this many viewport heights. */
const FAR = 2;

/** Scrolling down hides the navbar, scrolling up shows it. */
export function hidesNavbar({ from, to, height, wasHidden }: ScrollMove): boolean {
  if (to <= height || to < from - THRESHOLD) return false;
  return to > from + THRESHOLD || wasHidden;
}

/** Hides the navbar while the visitor scrolls down, and offers the link back to the top. */
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
    if (Math.abs(to - from) > THRESHOLD) from = to;
    dataset.scrolled = to > FAR * innerHeight ? "far" : "";
  }

  addEventListener("scroll", oncePerFrame(update), { passive: true });
}
