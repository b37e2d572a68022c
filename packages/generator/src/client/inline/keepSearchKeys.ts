import { collectKeys, isSearchKey } from "../enhance/searchKeys.ts";

/** Until the client runs, a search key and what is typed after it are kept for it. */
export function keepSearchKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || window.earlyKeys !== undefined || !isSearchKey(event)) return;
    event.preventDefault();
    window.earlyKeys = collectKeys();
  });
}
