import type { KeyboardEvent } from "react";

const STOPS = ":is(a[href], button, input, summary):not([tabindex='-1'])";

/** Tab goes round inside an element that lies over the page: what is behind it cannot be reached by keyboard either. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const reachable = inside.filter((element) => element.checkVisibility());
  const [edge, other] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  if (event.target !== edge) return;
  event.preventDefault();
  other?.focus();
}
