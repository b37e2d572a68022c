/** Adds an element that only script has a use for: documents come without it. */
export function addToBody(properties: Partial<HTMLElement>): HTMLElement {
  const element = Object.assign(document.createElement("div"), properties);
  document.body.append(element);
  return element;
}
