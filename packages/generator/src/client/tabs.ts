import { readStoredList, writeStored } from "../app/storage.ts";
import { tabs } from "../shared/storageKeys.ts";
import { closestTo } from "./closestTo.ts";

const MOST_CHOICES = 20;
const TABS = ".tabs > input";

/** The tab labels the visitor chose, newest first. */
export function readTabChoices(): string[] {
  return readStoredList(tabs, (choice) => typeof choice === "string");
}

/** Opens, in every group of tabs, the tab the visitor chose last. */
export function applyTabs(page: ParentNode): void {
  // Oldest first: where a group has several of the labels, the newest is set last and stays.
  for (const label of readTabChoices().reverse()) openTabs(page, label);
}

/** A choice in one group of tabs is a choice in all groups that offer it, here and on later pages. */
export function syncTabs(): void {
  document.addEventListener("change", (event) => {
    const chosen = closestTo(event, TABS);
    if (!(chosen instanceof HTMLInputElement)) return;
    // In front, so that it wins over an older choice from the same group.
    const choices = new Set([chosen.value, ...readTabChoices()]);
    writeStored(tabs, JSON.stringify([...choices].slice(0, MOST_CHOICES)));
    const before = chosen.getBoundingClientRect().top;
    openTabs(document, chosen.value);
    // Groups above may have changed their height; the one under the pointer stays there.
    scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: "instant" });
  });
}

function openTabs(page: ParentNode, label: string) {
  for (const tab of page.querySelectorAll<HTMLInputElement>(TABS))
    if (tab.value === label) tab.checked = true;
}
