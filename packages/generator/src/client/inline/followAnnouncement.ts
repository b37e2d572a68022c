import { readStored, writeStored } from "../../app/storage.ts";
import { announcementDismissed, announcementId } from "../../shared/storageKeys.ts";
import { closestTo } from "../closestTo.ts";

/** Hides a dismissed announcement before it can flash, and shows it again when its id changes. */
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
  // Another tab dismissed it.
  addEventListener("storage", hideDismissed);
  addEventListener("click", (event) => {
    if (!closestTo(event, "[data-announcement-dismiss]")) return;
    writeStored(announcementDismissed, "true");
    dataset.announcement = "hidden";
  });
}
