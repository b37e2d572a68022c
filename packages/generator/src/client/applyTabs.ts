import type { Store } from "./safeStore.ts";
import { readTabChoices } from "./tabChoices.ts";

/** Opens, in every group of tabs, the tab the visitor chose last. */
export function applyTabs(page: Pick<Document, "querySelectorAll">, store: Pick<Store, "get">): void {
  // Oldest first: where a group has several of the labels, the newest is set last and stays.
  for (const label of readTabChoices(store).reverse()) {
    for (const tab of page.querySelectorAll<HTMLInputElement>(".tabs > input")) {
      if (tab.value === label) tab.checked = true;
    }
  }
}
