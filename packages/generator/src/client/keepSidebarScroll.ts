import { revealActive } from "../app/revealActive.ts";
import { readStored, writeStored } from "../app/storage.ts";
import { sidebarScroll } from "../shared/storageKeys.ts";

/** Restores the scroll position of the sidebar after a full page load, as far as the current page stays in view. */
export function keepSidebarScroll(): void {
  const menu = document.querySelector<HTMLElement>("[data-menu]");
  if (!menu) return;

  const saved = readStored(sidebarScroll, "sessionStorage");
  if (saved !== null) menu.scrollTop = Number(saved);
  revealActive(menu);

  addEventListener("pagehide", () => {
    // A closed drawer has no height, and its scroll position is meaningless.
    if (menu.offsetHeight) writeStored(sidebarScroll, `${menu.scrollTop}`, "sessionStorage");
  });
}
