interface CardRoom {
  /** The link, within the window. */
  link: { left: number; top: number; bottom: number };
  card: { width: number; height: number };
  window: { width: number; height: number };
}

const GAP = 6;
const EDGE = 16;

/** Below the link, or above it where there is more room; always inside the window from side to side. */
export function cardPosition({ link, card, window }: CardRoom): { left: number; top: number } {
  const below = window.height - link.bottom;
  const fitsBelow = below >= card.height + GAP || below >= link.top;
  const left = Math.max(EDGE, Math.min(link.left, window.width - card.width - EDGE));
  return { left, top: fitsBelow ? link.bottom + GAP : link.top - card.height - GAP };
}
