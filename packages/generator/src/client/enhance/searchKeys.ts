declare global {
  interface Window {
    /** Set by the script in the head when the visitor asks for search before the client runs; null when it runs. */
    earlyKeys?: (() => string) | null;
  }
}

/** Keeps what is typed while the dialog is on its way, so that no key is lost; the result ends that and tells it. */
export function collectKeys(before = ""): () => string {
  let text = before;
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", listen, true);
  return () => {
    document.removeEventListener("keydown", listen, true);
    return text;
  };
}

/** Ctrl+K, Cmd+K, and `/` where one cannot type. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key.toLowerCase() === "k") return ctrlKey || metaKey;
  const isTyping =
    target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return key === "/" && !ctrlKey && !metaKey && !isTyping;
}

/** What was typed after a search key that came before the client; null when there was none. */
export function takeEarlyKeys(): string | null {
  const typed = window.earlyKeys?.() ?? null;
  window.earlyKeys = null;
  return typed;
}
