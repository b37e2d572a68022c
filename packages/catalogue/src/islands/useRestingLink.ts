import { type RefObject, useEffect, useState } from "react";

/** A pointer that only crosses a link does not ask; one that leaves it may be on its way to the card. */
const DELAY = 150;
/** Entries link to themselves, and lists of entries have nothing to add. */
const OWN_LINKS = "dt, [data-island]";

/** The link that pointer or focus stay on, of those that the island waits for; the pointer may go on to the card. */
export function useRestingLink(
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
      const found = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
      return found && article.contains(found) && !found.closest(OWN_LINKS) ? found : null;
    }

    function moveSoon(to: HTMLAnchorElement | null) {
      clearTimeout(timer);
      timer = setTimeout(() => setLink(to), DELAY);
    }

    function leave() {
      clearTimeout(timer);
      setLink(null);
    }

    const isOnCard = (target: EventTarget | null) =>
      target instanceof Node && card.current?.contains(target) === true;

    function onPointerOver({ target, pointerType }: PointerEvent) {
      const found = linkAt(target);
      const staysFocused = linkAt(document.activeElement)?.matches(":focus-visible");
      // Fingers have no hover.
      if (pointerType === "touch" || (!found && staysFocused)) return;
      if (isOnCard(target)) clearTimeout(timer);
      else moveSoon(found);
    }

    function onFocusIn({ target }: FocusEvent) {
      const found = linkAt(target);
      if (found?.matches(":focus-visible")) moveSoon(found);
    }

    const { signal } = listening;
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener("focusin", onFocusIn, { signal });
    document.addEventListener("focusout", leave, { signal });
    document.addEventListener("click", ({ target }) => !isOnCard(target) && leave(), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
    // The event that brought this code has passed.
    setLink(linkAt(article.querySelector(`:is(${selector}):is(:hover, :focus-visible)`)));

    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [element, card]);

  return link;
}
