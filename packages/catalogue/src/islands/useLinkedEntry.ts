import { type RefObject, useEffect, useState } from "react";
import {
  anchorToKind,
  type ReferenceEntry,
  type ReferenceFile,
  type ReferenceKind,
  referenceAnchor,
} from "../reference/reference.ts";
import { loadReference } from "./loadReference.ts";

export interface LinkedEntry {
  link: HTMLAnchorElement;
  kind: ReferenceKind;
  entry: ReferenceEntry;
}

/** A pointer that only crosses a link does not ask; one that leaves it may be on its way to the card. */
const DELAY = 150;
/** Entries link to themselves, and lists of entries have nothing to add. */
const OWN_LINKS = "dt, [data-island]";

/** The entry of the link that the pointer or the focus stays on, the pointer on the card included. */
export function useLinkedEntry(
  element: HTMLElement,
  card: RefObject<HTMLElement | null>,
): LinkedEntry | null {
  const [shown, setShown] = useState<LinkedEntry | null>(null);

  useEffect(() => {
    const { islandOn: selector = "a", ...sources } = element.dataset;
    const article = element.closest("article") ?? document.body;
    const find = createFinder(sources);
    const listening = new AbortController();
    let wanted: HTMLElement | null = null;
    let visible: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(linked: LinkedEntry | null) {
      visible = linked?.link ?? null;
      setShown(linked);
    }

    function want(link: HTMLAnchorElement | null) {
      if (link === wanted) return;
      wanted = link;
      clearTimeout(timer);
      // Without its data a link still leads to the entry.
      const found = link && find(link).catch(() => null);
      timer = setTimeout(async () => {
        const linked = await found;
        if (wanted === link) show(linked);
      }, DELAY);
    }

    function hide() {
      clearTimeout(timer);
      wanted = null;
      show(null);
    }

    function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
      return link && article.contains(link) && !link.closest(OWN_LINKS) ? link : null;
    }

    const isOnCard = (target: EventTarget | null) =>
      target instanceof Node && card.current?.contains(target) === true;

    function onPointerOver({ target, pointerType }: PointerEvent) {
      const link = linkAt(target);
      // Fingers have no hover.
      if (pointerType === "touch" || (!link && wanted?.matches(":focus-visible"))) return;
      if (!isOnCard(target)) want(link);
      else if (visible) {
        clearTimeout(timer);
        wanted = visible;
      }
    }

    function onFocusIn({ target }: FocusEvent) {
      const link = linkAt(target);
      if (link?.matches(":focus-visible")) want(link);
      else hide();
    }

    const { signal } = listening;
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener("focusin", onFocusIn, { signal });
    document.addEventListener("focusout", hide, { signal });
    document.addEventListener("click", ({ target }) => !isOnCard(target) && hide(), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), { signal });
    // The event that brought this code has passed.
    want(linkAt(article.querySelector(`:is(${selector}):is(:hover, :focus-visible)`)));

    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [element, card]);

  return shown;
}

/** Finds what links are about; each file is fetched once, unless that failed. */
function createFinder(sources: DOMStringMap): (link: HTMLAnchorElement) => Promise<LinkedEntry | null> {
  const files = new Map<ReferenceKind, Promise<ReferenceFile>>();
  return async (link) => {
    const id = decodeURIComponent(link.hash.slice(1));
    const kind = anchorToKind(id);
    if (!kind) return null;
    const loading = files.get(kind) ?? loadReference(sources[kind] ?? "");
    files.set(kind, loading);
    try {
      const { entries } = await loading;
      const entry = entries.find(({ n }) => referenceAnchor(kind, n) === id);
      return entry ? { link, kind, entry } : null;
    } catch (error) {
      files.delete(kind);
      throw error;
    }
  };
}
