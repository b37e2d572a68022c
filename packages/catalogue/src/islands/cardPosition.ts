interface CardLayout {
  /** Relative to the viewport. */
  link: { left: number; top: number; bottom: number };
  card: { width: number; height: number };
  window: { width: number; height: number };
}

const GAP = 6;
const EDGE = 16;

/** Positions the card below the link, or above it if there is more room, within the width of the viewport. */
export function cardPosition({ link, card, window }: CardLayout): { left: number; top: number } {
  const below = window.height - link.bottom;
  const fitsBelow = below >= card.height + GAP || below >= link.top;
  const left = Math.max(EDGE, Math.min(link.left, window.width - card.width - EDGE));
  return { left, top: fitsBelow ? link.bottom + GAP : link.top - card.height - GAP };
}
