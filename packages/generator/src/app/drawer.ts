/** The menu of a narrow window, as what is outside of React sees it. */
export interface Drawer {
  isOpen(): boolean;
  close(): void;
}

/** Browsers without popovers have no drawer that could be open. */
export function drawerOf(menu: HTMLElement | null): Drawer {
  const isOpen = () => menu !== null && "popover" in menu && menu.matches(":popover-open");
  return {
    isOpen,
    close() {
      if (isOpen()) menu?.hidePopover();
    },
  };
}
