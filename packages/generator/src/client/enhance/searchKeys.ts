declare global {
  interface Window {
    /** Set by the script in the head if the search shortcut is used before the client runs; null once it runs. */
    earlyKeys?: (() => string) | null;
  }
}

/**
 * Collects what is typed while the dialog loads, Enter as a line feed. Returns a function that stops collecting and
 * returns the text.
 */
export function collectKeys(before = ""): () => string {
  let text = before;
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else if (event.key === "Enter") text += "\n";
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", listen, true);
  return () => {
    document.removeEventListener("keydown", listen, true);
    return text;
  };
}

/** Matches Ctrl+K, Cmd+K, and `/` outside of form fields. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key.toLowerCase() === "k") return ctrlKey || metaKey;
  const isTyping =
    target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return key === "/" && !ctrlKey && !metaKey && !isTyping;
}

/** Returns what was typed after a search shortcut that was used before the client ran; null without one. */
export function takeEarlyKeys(): string | null {
  const typed = window.earlyKeys?.() ?? null;
  window.earlyKeys = null;
  return typed;
}
