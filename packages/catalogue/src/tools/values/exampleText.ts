/** The text of code as the page has it, whatever stands there now. */
export function exampleText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll<HTMLElement>("mark[data-example]"))
    mark.replaceWith(mark.dataset["example"] ?? "");
  return copy.textContent ?? "";
}
