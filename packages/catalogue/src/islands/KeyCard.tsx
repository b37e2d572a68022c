import type { IslandProps } from "@docs/generator";
import { useId, useLayoutEffect, useRef } from "react";
import { EntryFacts } from "./EntryFacts.tsx";
import "./keyCard.css";
import { useHoveredLink } from "./useHoveredLink.ts";
import { useLinkedEntry } from "./useLinkedEntry.ts";

/** Shows a card about the linked key that is hovered or focused. */
export default function KeyCard({ element }: IslandProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const shown = useLinkedEntry(useHoveredLink(element, card), element.dataset);

  useLayoutEffect(() => {
    const popover = card.current;
    if (!shown || !popover) return;
    const { link } = shown;
    popover.showPopover();
    positionCard(link, popover);
    link.setAttribute("aria-describedby", id);
    return () => {
      link.removeAttribute("aria-describedby");
      popover.hidePopover();
    };
  }, [shown, id]);

  return (
    <div ref={card} id={id} className="key-card" role="tooltip" popover="manual">
      {shown && (
        <>
          <code>{shown.entry.name}</code>
          <p>{shown.entry.summary}</p>
          <EntryFacts kind={shown.kind} entry={shown.entry} />
        </>
      )}
    </div>
  );
}

/** Positions the card next to the link, relative to the document so that it scrolls with the page. */
function positionCard(link: HTMLElement, card: HTMLElement) {
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = document.documentElement;
  const { left, top } = cardPosition({
    link: link.getClientRects()[0] ?? link.getBoundingClientRect(),
    card: { width: card.offsetWidth, height: card.offsetHeight },
    window: { width: clientWidth, height: clientHeight },
  });
  card.style.left = `${left + scrollLeft}px`;
  card.style.top = `${top + scrollTop}px`;
}

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
