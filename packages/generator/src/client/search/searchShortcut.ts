/** Matches Ctrl+K, Cmd+K, and `/` outside of form fields. A closed dialog's field keeps the focus until the next frame. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key.toLowerCase() === "k") return ctrlKey || metaKey;
  const isTyping =
    target instanceof Element &&
    target.checkVisibility() &&
    target.closest("input, textarea, select, [contenteditable]") !== null;
  return key === "/" && !ctrlKey && !metaKey && !isTyping;
}

/** Makes the shortcut follow the link to the search page where no dialog takes it: the dialog's own handler comes first. */
export function followSearchLink(): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || !isSearchShortcut(event)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-search]")?.click();
  });
}
