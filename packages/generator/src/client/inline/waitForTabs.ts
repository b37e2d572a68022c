import { PAGE_DATA_ID } from "../../shared/shellIds.ts";
import { tabs } from "../../shared/storageKeys.ts";
import { addLink } from "./addLink.ts";
import { storedChoice } from "./storedChoice.ts";

/** Chosen tabs are opened at the end of the text: who has chosen some sees the page only then. */
export function waitForTabs(): void {
  // The page's data follow the script that opens them.
  if (storedChoice(tabs)) addLink({ rel: "expect", href: `#${PAGE_DATA_ID}`, blocking: "render" });
}
