/** Adds an element that only script has a use for: documents come without it. */
export function addToBody(
  page: Pick<Document, "createElement" | "body">,
  properties: Partial<HTMLElement>,
): HTMLElement {
  const element = Object.assign(page.createElement("div"), properties);
  page.body.append(element);
  return element;
}
