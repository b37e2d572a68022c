import { revealActive } from "../app/revealActive.ts";
import * as storageKeys from "../shared/storageKeys.ts";
import type { Store } from "./safeStore.ts";

type SidebarWindow = Pick<EventTarget, "addEventListener"> & {
  document: { querySelector(selector: string): HTMLElement | null };
};

/** The sidebar stays where the visitor left it when a page is loaded from scratch. */
export function keepSidebarScroll(host: SidebarWindow, session: Store): void {
  const menu = host.document.querySelector("[data-menu]");
  if (!menu) return;

  const saved = session.get(storageKeys.sidebarScroll);
  if (saved === null) revealActive(menu);
  else menu.scrollTop = Number(saved);

  host.addEventListener("pagehide", () => {
    // The closed drawer of a phone has no height and no position worth keeping.
    if (menu.offsetHeight) session.set(storageKeys.sidebarScroll, `${menu.scrollTop}`);
  });
}
