export type Drawer = ReturnType<typeof drawerOf>;

/** Controls the menu as a drawer; browsers without popovers have no open drawer. */
export function drawerOf(menu: HTMLElement | null) {
  const isOpen = () => menu !== null && "popover" in menu && menu.matches(":popover-open");
  return {
    isOpen,
    close() {
      if (isOpen()) menu?.hidePopover();
    },
  };
}
