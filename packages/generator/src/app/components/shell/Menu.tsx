import { useEffect, useState } from "react";
import { MENU_ID } from "../../../shared/shell.ts";
import { drawer } from "../../drawer.ts";
import { messages } from "../../messages/messages.ts";
import { holdPage, keepFocusInside } from "../../modal.ts";
import { useShell } from "../../shellContext.ts";
import { Icon } from "../Icon.tsx";
import { Brand } from "./Brand.tsx";
import { MenuSidebar, type SidebarsProps } from "./MenuSidebar.tsx";
import { NavbarItem, navbarKey } from "./NavbarItem.tsx";

interface MenuProps extends SidebarsProps {
  path: string;
  /** Name of the page's sidebar. */
  sidebar: string | null;
  onToggle(isOpen: boolean): void;
}

/** Properties of the open drawer, which is modal. */
const AS_DRAWER = { role: "dialog", "aria-label": messages.menu.label, onKeyDown: keepFocusInside };

/** A drawer on narrow windows, the sidebar's column on wide ones: one element, so that documents have its links once. */
export function Menu({ path, sidebar, onToggle, ...sidebars }: MenuProps) {
  const { navbar } = useShell().shell;
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const desktop = matchMedia("(min-width: 997px)");
    const closeOnDesktop = () => {
      if (desktop.matches) drawer.close();
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
      {...(isOpen ? AS_DRAWER : {})}
      onToggle={({ currentTarget, newState, target }) => {
        if (target !== currentTarget) return;
        setOpen(newState === "open");
        onToggle(newState === "open");
        holdPage(newState === "open");
        if (newState !== "open") return;
        // Start with the links of the navbar, not at the sidebar's scroll position.
        currentTarget.scrollTop = 0;
        currentTarget.querySelector("button")?.focus();
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
      {sidebar !== null && <MenuSidebar name={sidebar} path={path} {...sidebars} />}
    </div>
  );
}
