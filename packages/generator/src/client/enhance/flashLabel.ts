const SHOWN_FOR = 2000;

/** Lets a button answer in its own label for a moment. */
export function flashLabel(button: HTMLElement, answer: string): void {
  // Only the text node changes: React may own the button and the icon beside the text.
  const text = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
  if (!text) return;
  button.dataset.label ??= text.nodeValue ?? "";
  text.nodeValue = answer;
  setTimeout(() => {
    if (button.dataset.label === undefined) return;
    text.nodeValue = button.dataset.label;
    delete button.dataset.label;
  }, SHOWN_FOR);
}
