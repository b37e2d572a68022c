import { useEffect, useRef, useState } from "react";
import type { SidebarItem } from "../../../shared/nav.ts";
import { MENU_ID } from "../../../shared/shellIds.ts";
import { drawerOf } from "../../drawer.ts";
import { keepFocusInside } from "../../keepFocusInside.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { Icon } from "../Icon.tsx";
import { Brand } from "./Brand.tsx";
import { NavbarItem, navbarKey } from "./NavbarItem.tsx";
import { Sidebar } from "./Sidebar.tsx";

interface MenuProps {
  path: string;
  sidebar: SidebarItem[] | null;
  onToggle(isOpen: boolean): void;
}

/** Properties of the open drawer, which is modal. */
const AS_DRAWER = { role: "dialog", "aria-label": messages.menu.label, onKeyDown: keepFocusInside };

/** A drawer on narrow windows, the sidebar's column on wide ones: one element, so that documents have its links once. */
export function Menu({ path, sidebar, onToggle }: MenuProps) {
  const { navbar } = useShell().shell;
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const desktop = matchMedia("(min-width: 997px)");
    const closeOnDesktop = () => {
      if (desktop.matches) drawerOf(menu.current).close();
    };
    desktop.addEventListener("change", closeOnDesktop);
    return () => desktop.removeEventListener("change", closeOnDesktop);
  }, []);

  return (
    <div
      id={MENU_ID}
      data-menu=""
      className="menu"
      popover="auto"
      ref={menu}
      {...(isOpen ? AS_DRAWER : {})}
      onToggle={({ currentTarget, newState, target }) => {
        if (target !== currentTarget) return;
        setOpen(newState === "open");
        onToggle(newState === "open");
        // Start with the links of the navbar, not at the sidebar's scroll position.
        if (newState === "open") currentTarget.scrollTop = 0;
      }}
    >
      <div className="menu-head">
        <Brand />
        <button
          type="button"
          className="icon-button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={messages.menu.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="menu-links" aria-label={messages.menu.links}>
        <ul>
          {navbar.map((entry) => (
            <li key={navbarKey(entry)}>
              <NavbarItem entry={entry} path={path} />
            </li>
          ))}
        </ul>
      </nav>
      {sidebar && (
        <ErrorBoundary
          fallback={(error) => (
            <p className="notice" role="alert">
              {`${messages.sidebar.failed}: ${error.message}`}
            </p>
          )}
        >
          <Sidebar items={sidebar} path={path} />
        </ErrorBoundary>
      )}
    </div>
  );
}
