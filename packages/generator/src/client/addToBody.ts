/** Appends a `<div>` that is only needed with script, so it is not part of the document. */
export function addToBody(properties: Partial<HTMLElement>): HTMLElement {
  const element = Object.assign(document.createElement("div"), properties);
  document.body.append(element);
  return element;
}
