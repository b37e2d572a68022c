import { readStored } from "../../app/storage.ts";
import { PAGE_DATA_ID } from "../../shared/shellIds.ts";
import { codeWrap, tabs } from "../../shared/storageKeys.ts";
import { addLink } from "./loadClient.ts";

/** Puts choices in place that change the height of the text which follows. */
export function applyChoices(): void {
  // The client goes on with each block by itself.
  if (readStored(codeWrap)) document.documentElement.dataset.codeWrap = "";
  // Chosen tabs are opened at the end of the text, by a script that the page's data follow: the first paint waits for it.
  if (readStored(tabs)) addLink({ rel: "expect", href: `#${PAGE_DATA_ID}`, blocking: "render" });
}
