import type { IslandProps } from "@docs/generator";
import { useId, useLayoutEffect, useRef } from "react";
import { cardPosition } from "./cardPosition.ts";
import { EntryFacts } from "./EntryFacts.tsx";
import "./keyCard.css";
import { useLinkedEntry } from "./useLinkedEntry.ts";
import { useRestingLink } from "./useRestingLink.ts";

/** Tells what a linked key is, beside it, for as long as the pointer or the focus stays. */
export default function KeyCard({ element }: IslandProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const shown = useLinkedEntry(useRestingLink(element, card), element.dataset);

  useLayoutEffect(() => {
    const popover = card.current;
    if (!shown || !popover) return;
    const { link } = shown;
    popover.showPopover();
    placeBeside(link, popover);
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
          <code>{shown.entry.n}</code>
          <p>{shown.entry.s}</p>
          <EntryFacts kind={shown.kind} entry={shown.entry} />
        </>
      )}
    </div>
  );
}

/** The card takes no room, and scrolls with the page. */
function placeBeside(link: HTMLElement, card: HTMLElement) {
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = document.documentElement;
  const { left, top } = cardPosition({
    link: link.getClientRects()[0] ?? link.getBoundingClientRect(),
    card: { width: card.offsetWidth, height: card.offsetHeight },
    window: { width: clientWidth, height: clientHeight },
  });
  card.style.left = `${left + scrollLeft}px`;
  card.style.top = `${top + scrollTop}px`;
}
