import { collectKeys, isSearchKey } from "../enhance/searchKeys.ts";

/** Records the search shortcut, and what is typed after it, until the client runs. */
export function keepSearchKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || window.earlyKeys !== undefined || !isSearchKey(event)) return;
    event.preventDefault();
    window.earlyKeys = collectKeys();
  });
}
