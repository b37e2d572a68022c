import { closestTo } from "../closestTo.ts";
import type { Store } from "../safeStore.ts";
import { rememberTabChoice } from "../tabChoices.ts";

/** A choice in one group of tabs is a choice in all groups that offer it, here and on later pages. */
export function syncTabs(host: Window, store: Store): void {
  const page = host.document;
  page.addEventListener("change", (event) => {
    const chosen = closestTo(event, ".tabs > input");
    if (!(chosen instanceof HTMLInputElement)) return;
    rememberTabChoice(store, chosen.value);
    const before = chosen.getBoundingClientRect().top;
    for (const tab of page.querySelectorAll<HTMLInputElement>(".tabs > input")) {
      if (tab.value === chosen.value) tab.checked = true;
    }
    // Groups above may have changed their height; the one under the pointer stays there.
    host.scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: "instant" });
  });
}
