import { readStored } from "../../app/storage.ts";
import { PAGE_DATA_ID } from "../../shared/shellIds.ts";
import { codeWrap, tabs } from "../../shared/storageKeys.ts";
import { addLink } from "./loadClient.ts";

/** Applies choices that change the height of the article. */
export function applyChoices(): void {
  // Replaced by a class on each block once the client runs.
  if (readStored(codeWrap)) document.documentElement.dataset.codeWrap = "";
  // Delays the first paint until `afterTabs.ts`, right before the page's data, has opened the chosen tabs.
  if (readStored(tabs)) addLink({ rel: "expect", href: `#${PAGE_DATA_ID}`, blocking: "render" });
}
