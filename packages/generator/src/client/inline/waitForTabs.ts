import { tabs } from "../../shared/storageKeys.ts";
import { addLink } from "./addLink.ts";
import { storedChoice } from "./storedChoice.ts";

/** Chosen tabs are opened at the end of the text: who has chosen some sees the page only then. */
export function waitForTabs(): void {
  // No document has such an element, so this is for its end.
  if (storedChoice(tabs)) addLink({ rel: "expect", href: "#end", blocking: "render" });
}
