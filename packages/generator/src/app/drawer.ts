import { MENU_ID } from "../shared/shell.ts";

/** The menu, looked up each time, because an error in the shell replaces it. */
export const findMenu = () => document.getElementById(MENU_ID);

/** Controls the menu as a drawer; browsers without popovers have no open drawer. */
export const drawer = {
  isOpen() {
    const menu = findMenu();
    return menu !== null && "popover" in menu && menu.matches(":popover-open");
  },
  close() {
    if (drawer.isOpen()) findMenu()?.hidePopover();
  },
  /** Calls back when it opens or closes, and at once if it is open. */
  onToggle(listener: (isOpen: boolean) => void) {
    const onToggle = ({ target }: Event) => {
      if (target === findMenu()) listener(drawer.isOpen());
    };
    // Such events do not bubble.
    document.addEventListener("toggle", onToggle, true);
    if (drawer.isOpen()) listener(true);
  },
};
