import { useSyncExternalStore } from "react";
import { searchedVersion } from "../../../shared/versionAt.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Icon } from "../Icon.tsx";

/** A link to the search page that looks like a field; script opens the dialog instead (`data-search`). */
export function SearchButton({ path }: { path: string }) {
  const { href, shell } = useShell();
  // Not in the document, because the shortcut needs script.
  const shortcut = useSyncExternalStore(neverChanges, platformShortcut, () => null);
  // The accessible name includes the whole visible text, for voice control.
  const label = shortcut ? `${messages.navbar.search} ${shortcut}` : messages.navbar.search;
  const version = searchedVersion(shell.versions, path);
  return (
    <a
      className="search-button"
      href={href(`/search${version && `?version=${version}`}`)}
      data-search=""
      aria-label={label}
    >
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
