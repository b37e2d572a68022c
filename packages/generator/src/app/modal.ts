import type { KeyboardEvent } from "react";

const STOPS = ":is(a[href], button, input, summary):not([tabindex='-1'])";

/** Traps the focus: Tab wraps around inside a modal element. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const reachable = inside.filter((element) => element.checkVisibility());
  const [edge, other] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  if (event.target !== edge) return;
  event.preventDefault();
  other?.focus();
}

/** Keeps the page behind a modal element in place; what its scrollbar takes stays free. */
export function holdPage(isHeld: boolean): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = isHeld ? `${innerWidth - clientWidth}px` : "";
  style.overflow = isHeld ? "hidden" : "";
}
