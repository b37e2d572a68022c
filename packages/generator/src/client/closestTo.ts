/** Returns the event's target, or its closest ancestor, that matches the selector: for delegated listeners. */
export function closestTo(event: Event, selector: string): HTMLElement | null {
  const target = event.target as Partial<Element> | null;
  return target?.closest?.<HTMLElement>(selector) ?? null;
}
