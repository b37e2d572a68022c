/** Adds an element to another. */
export function addElement<Tag extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  return parent.appendChild(parent.ownerDocument.createElement(tag));
}

/**
 * Adds a text that is written again and again, and answers with what writes it. What stands there is known without
 * asking the document, which takes its time, and the same text once more would be laid out once more.
 */
export function addText(parent: HTMLElement): (text: string) => void {
  const node = parent.appendChild(parent.ownerDocument.createTextNode(""));
  let written = "";
  return (text) => {
    if (text === written) return;
    written = text;
    node.data = text;
  };
}

/** Answers with what hides an element and shows it again, under the same conditions. */
export function hiding(element: HTMLElement): (isHidden: boolean) => void {
  let wasHidden = element.hidden;
  return (isHidden) => {
    if (isHidden === wasHidden) return;
    wasHidden = isHidden;
    element.hidden = isHidden;
  };
}
