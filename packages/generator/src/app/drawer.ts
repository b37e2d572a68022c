export type Drawer = ReturnType<typeof drawerOf>;

/** The menu of a narrow window, as what is outside of React sees it; without popovers there is none that could be open. */
export function drawerOf(menu: HTMLElement | null) {
  const isOpen = () => menu !== null && "popover" in menu && menu.matches(":popover-open");
  return {
    isOpen,
    close() {
      if (isOpen()) menu?.hidePopover();
    },
  };
}
