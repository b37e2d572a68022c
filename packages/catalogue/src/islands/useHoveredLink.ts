import { type RefObject, useEffect, useState } from "react";

/** Ignores a pointer that only crosses a link, and gives it time to move from the link to the card. */
const DELAY = 150;
/** Links of entries to themselves and lists of entries have no cards. */
const WITHOUT_CARD = "dt, [data-island]";

/** Returns the link that is hovered or focused, also while the pointer is on its card. */
export function useHoveredLink(
  element: HTMLElement,
  card: RefObject<HTMLElement | null>,
): HTMLAnchorElement | null {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);

  useEffect(() => {
    const selector = element.dataset["islandOn"] ?? "a";
    const article = element.closest("article") ?? document.body;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
      const closest = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
      return closest && article.contains(closest) && !closest.closest(WITHOUT_CARD) ? closest : null;
    }

    function setLinkSoon(next: HTMLAnchorElement | null) {
      clearTimeout(timer);
      timer = setTimeout(() => setLink(next), DELAY);
    }

    function leave() {
      clearTimeout(timer);
      setLink(null);
    }

    const isOnCard = (target: EventTarget | null) =>
      target instanceof Node && card.current?.contains(target) === true;

    function onPointerOver({ target, pointerType }: PointerEvent) {
      const hovered = linkAt(target);
      const staysFocused = linkAt(document.activeElement)?.matches(":focus-visible");
      // Touch has no hover.
      if (pointerType === "touch" || (!hovered && staysFocused)) return;
      if (isOnCard(target)) clearTimeout(timer);
      else setLinkSoon(hovered);
    }

    function onFocusIn({ target }: FocusEvent) {
      const focused = linkAt(target);
      if (focused?.matches(":focus-visible")) setLinkSoon(focused);
    }

    const { signal } = listening;
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener("focusin", onFocusIn, { signal });
    document.addEventListener("focusout", leave, { signal });
    document.addEventListener("click", ({ target }) => !isOnCard(target) && leave(), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
    // The event that loaded this island is already over.
    setLink(linkAt(article.querySelector(`:is(${selector}):is(:hover, :focus-visible)`)));

    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [element, card]);

  return link;
}
