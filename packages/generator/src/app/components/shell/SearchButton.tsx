import { useSyncExternalStore } from "react";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Icon } from "../Icon.tsx";

/** Looks like a field and leads to the search page; `data-search` lets a dialog open instead. */
export function SearchButton() {
  const { href } = useShell();
  // The shortcut works only once script runs, so the document that has none does not promise it.
  const shortcut = useSyncExternalStore(neverChanges, platformShortcut, () => null);
  // Voice control finds a control by what it shows, so the name says all of it.
  const label = shortcut ? `${messages.navbar.search} ${shortcut}` : messages.navbar.search;
  return (
    <a className="search-button" href={href("/search")} data-search="" aria-label={label}>
      <Icon name="search" />
      <span>{messages.navbar.search}</span> <kbd>{shortcut}</kbd>
    </a>
  );
}

function neverChanges(): () => void {
  return () => {};
}

function platformShortcut(): string {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform) ? "⌘K" : "Ctrl K";
}
