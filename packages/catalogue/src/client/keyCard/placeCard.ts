export interface Box {
  left: number;
  top: number;
  bottom: number;
}

export interface CardRoom {
  /** The link, within the window. */
  link: Box;
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

/** Moves the card to its link. It takes no room, and scrolls with the page. */
export function placeCard(card: HTMLElement, link: HTMLElement): void {
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = card.ownerDocument.documentElement;
  const { left, top } = cardPosition({
    link: link.getClientRects()[0] ?? link.getBoundingClientRect(),
    card: { width: card.offsetWidth, height: card.offsetHeight },
    window: { width: clientWidth, height: clientHeight },
  });
  card.style.left = `${left + scrollLeft}px`;
  card.style.top = `${top + scrollTop}px`;
}
