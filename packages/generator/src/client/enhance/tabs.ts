import { readStoredList, tabs, writeStored } from "../../app/storage.ts";
import { closestTo } from "../browser/elements.ts";

const MAX_CHOICES = 20;
const TABS = ".tabs > input";

/** Returns the tab labels that the visitor has chosen, newest first. */
export function readTabChoices(): string[] {
  return readStoredList(tabs, (choice) => typeof choice === "string");
}

/** Opens, in every group of tabs, the tab the visitor chose last. */
export function applyTabs(page: ParentNode): void {
  // Oldest first, so that the newest choice wins where a group has several of the labels.
  for (const label of readTabChoices().reverse()) openTabs(page, label);
}

/** Applies a choice in one group of tabs to all groups with that label, here and on later pages. */
export function syncTabs(): void {
  document.addEventListener("change", (event) => {
    const chosen = closestTo(event, TABS);
    if (!(chosen instanceof HTMLInputElement)) return;
    const choices = new Set([chosen.value, ...readTabChoices()]);
    writeStored(tabs, JSON.stringify([...choices].slice(0, MAX_CHOICES)));
    const before = chosen.getBoundingClientRect().top;
    openTabs(document, chosen.value);
    // Keeps the tab under the pointer, because groups above may have changed their height.
    scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: "instant" });
  });
}

function openTabs(page: ParentNode, label: string) {
  for (const tab of page.querySelectorAll<HTMLInputElement>(TABS))
    if (tab.value === label) tab.checked = true;
}
