import type { IslandProps } from "@docs/generator";
import { useId, useLayoutEffect, useRef } from "react";
import { cardPosition } from "./cardPosition.ts";
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
