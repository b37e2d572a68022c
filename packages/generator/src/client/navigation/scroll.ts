import { decodePart } from "../../shared/url.ts";

export type ScrollTarget = { kind: "top" } | { kind: "hash"; id: string } | { kind: "position"; y: number };

/** Returns where a visit starts: at the saved position, else at the hash, else at the top. */
export function scrollTarget(hash: string, saved: number | null): ScrollTarget {
  if (saved !== null) return { kind: "position", y: saved };
  const id = decodePart(hash.slice(1));
  return id ? { kind: "hash", id } : { kind: "top" };
}

/**
 * Scrolls without animation. Moves the focus when the page has changed, so that keyboard and screen reader users start in
 * the new article.
 */
export function scrollToTarget(target: ScrollTarget, movesFocus: boolean): void {
  const heading = target.kind === "hash" ? document.getElementById(target.id) : null;
  // Browsers update `:target` only for native navigations.
  document.querySelector("[data-target]")?.removeAttribute("data-target");
  heading?.setAttribute("data-target", "");
  if (heading) {
    openDetailsAround(heading);
    heading.scrollIntoView({ behavior: "instant" });
  } else {
    scrollTo({ top: target.kind === "position" ? target.y : 0, behavior: "instant" });
  }
  if (movesFocus) focusWithoutScroll(heading ?? document.querySelector<HTMLElement>("[data-main]"));
}

function openDetailsAround(element: Element) {
  const closed = element.closest<HTMLDetailsElement>("details:not([open])");
  if (!closed) return;
  closed.open = true;
  openDetailsAround(closed);
}

function focusWithoutScroll(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
