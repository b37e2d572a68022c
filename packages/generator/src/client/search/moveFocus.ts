/** The change of index in a list for each arrow key. */
export const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between these elements on arrow keys. */
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
