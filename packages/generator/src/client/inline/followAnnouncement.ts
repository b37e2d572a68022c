import { announcementDismissed, announcementId, readStored, writeStored } from "../../app/storage.ts";
import { closestTo } from "../browser/elements.ts";

/** Hides a dismissed announcement before the first paint, until there is one with another id. */
export function followAnnouncement(): void {
  const { dataset } = document.documentElement;
  const id = dataset.announcementId;
  if (!id) return;

  if (readStored(announcementId) !== id) {
    writeStored(announcementId, id);
    writeStored(announcementDismissed, null);
  }
  function hideDismissed() {
    if (readStored(announcementDismissed)) dataset.announcement = "hidden";
  }

  hideDismissed();
  // It may be dismissed in another tab.
  addEventListener("storage", hideDismissed);
  addEventListener("click", (event) => {
    if (!closestTo(event, "[data-announcement-dismiss]")) return;
    writeStored(announcementDismissed, "true");
    dataset.announcement = "hidden";
    // The button that had the focus is gone; what follows it is the navbar.
    document.querySelector<HTMLElement>(".navbar .brand")?.focus();
  });
}
