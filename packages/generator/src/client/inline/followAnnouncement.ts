import * as storageKeys from "../../shared/storageKeys.ts";
import { closestTo } from "../closestTo.ts";
import type { Store } from "../safeStore.ts";

interface AnnouncementHost {
  root: Pick<HTMLElement, "dataset">;
  store: Store;
  events: Pick<EventTarget, "addEventListener">;
}

/** Hides a dismissed announcement before it can flash, and shows it again when its id changes. */
export function followAnnouncement({ root, store, events }: AnnouncementHost): void {
  const { dataset } = root;
  const id = dataset.announcementId;
  if (!id) return;

  if (store.get(storageKeys.announcementId) !== id) {
    store.set(storageKeys.announcementId, id);
    store.set(storageKeys.announcementDismissed, null);
  }
  function hideDismissed() {
    if (store.get(storageKeys.announcementDismissed)) dataset.announcement = "hidden";
  }

  hideDismissed();
  // Another tab dismissed it.
  events.addEventListener("storage", hideDismissed);
  events.addEventListener("click", (event) => {
    if (!closestTo(event, "[data-announcement-dismiss]")) return;
    store.set(storageKeys.announcementDismissed, "true");
    dataset.announcement = "hidden";
  });
}
