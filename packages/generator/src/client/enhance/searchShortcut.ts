import { closestTo } from "../closestTo.ts";

type SearchDocument = Pick<Document, "addEventListener" | "querySelector">;

/** Ctrl+K, Cmd+K and `/` do what the search button does; `/` is left alone where one can type. */
export function searchShortcut(page: SearchDocument): void {
  page.addEventListener("keydown", (event) => {
    if (!isShortcut(event) || event.defaultPrevented) return;
    const button = page.querySelector<HTMLElement>("[data-search]");
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey;
  const isTyping = closestTo(event, "input, textarea, select, [contenteditable]") !== null;
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
}
