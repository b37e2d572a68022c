import { revealActive } from "../app/revealActive.ts";
import { readStored, writeStored } from "../app/storage.ts";
import { sidebarScroll } from "../shared/storageKeys.ts";

/** The sidebar stays where the visitor left it when a page is loaded from scratch. */
export function keepSidebarScroll(): void {
  const menu = document.querySelector<HTMLElement>("[data-menu]");
  if (!menu) return;

  const saved = readStored(sidebarScroll, "sessionStorage");
  if (saved === null) revealActive(menu);
  else menu.scrollTop = Number(saved);

  addEventListener("pagehide", () => {
    // The closed drawer of a phone has no height and no position worth keeping.
    if (menu.offsetHeight) writeStored(sidebarScroll, `${menu.scrollTop}`, "sessionStorage");
  });
}
