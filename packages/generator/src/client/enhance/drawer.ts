import { closestTo } from "../closestTo.ts";
import { revealActive } from "../revealActive.ts";

export interface Drawer {
  isOpen(): boolean;
  close(): void;
}

/** What the native popover does not do by itself: close on a choice or on a wide window, and keep focus out of the page. */
export function createDrawer(page: Document, desktop: MediaQueryList): Drawer {
  const menu = () => page.getElementById("menu");

  function isOpen() {
    const element = menu();
    return element !== null && "popover" in element && element.matches(":popover-open");
  }

  function close() {
    if (isOpen()) menu()?.hidePopover();
  }

  desktop.addEventListener("change", () => {
    if (desktop.matches) close();
  });
  page.addEventListener("click", (event) => {
    if (closestTo(event, "#menu a:not([role=button])")) close();
  });
  // `toggle` does not bubble, but it can be captured.
  page.addEventListener(
    "toggle",
    (event) => {
      const element = menu();
      if (!element || event.target !== element) return;
      const opened = isOpen();
      page.getElementById("main")?.toggleAttribute("inert", opened);
      if (opened) revealActive(element);
    },
    { capture: true },
  );
  return { isOpen, close };
}
