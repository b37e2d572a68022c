/** Appends a `<div>` that is only needed with script, so it is not part of the document. */
export function addToBody(properties: Partial<HTMLElement>): HTMLElement {
  const element = Object.assign(document.createElement("div"), properties);
  document.body.append(element);
  return element;
}

/** Adds the styles of lazily loaded code; the content security policy forbids a style element. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Returns the event's target, or its closest ancestor, that matches the selector: for delegated listeners. */
export function closestTo(event: Event, selector: string): HTMLElement | null {
  const target = event.target as Partial<Element> | null;
  return target?.closest?.<HTMLElement>(selector) ?? null;
}
