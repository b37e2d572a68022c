const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the search field and the links below it on arrow keys. */
export function moveFocus(
  event: Pick<KeyboardEvent, "key" | "target" | "preventDefault">,
  container: ParentNode,
): void {
  const stops = [
    ...container.querySelectorAll<HTMLElement>(":is([type=text], [type=search]), .search-body a"),
  ];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : stops[at + (STEPS[event.key] ?? Number.NaN)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
