/** What each arrow key adds to a place in a list. */
export const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys walk through these elements, from the one that has the focus. */
export function moveFocus(
  event: Pick<KeyboardEvent, "key" | "target" | "preventDefault">,
  stops: Iterable<HTMLElement>,
): void {
  const all = [...stops];
  const at = all.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : all[at + (STEPS[event.key] ?? Number.NaN)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
