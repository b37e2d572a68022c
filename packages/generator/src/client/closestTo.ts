/** The element a delegated listener is about: the event's target or what it sits in. */
export function closestTo(event: Event, selector: string): HTMLElement | null {
  const target = event.target as Partial<Element> | null;
  return target?.closest?.<HTMLElement>(selector) ?? null;
}
