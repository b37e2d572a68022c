import type { SidebarItem } from "../../shared/nav.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { useOpenCategories } from "../useOpenCategories.ts";
import { Brand } from "./Brand.tsx";
import { Icon } from "./Icon.tsx";
import { NavbarItem, navbarKey } from "./NavbarItem.tsx";
import { AdoptedSidebar, Sidebar } from "./Sidebar.tsx";

export interface MenuProps {
  path: string;
  sidebar: SidebarItem[] | null;
  /** HTML of the document's own sidebar, while its items are not known. */
  adopted?: string | undefined;
}

/** A drawer on narrow windows, the sidebar's column on wide ones: one element, so the page carries its links once. */
export function Menu({ path, sidebar, adopted }: MenuProps) {
  const { navbar } = useShell().shell;
  const { around, categories } = useOpenCategories(sidebar, path);
  return (
    <div id="menu" className="menu" popover="auto">
      <div className="menu-head">
        <Brand />
        <button
          type="button"
          className="icon-button"
          popoverTarget="menu"
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
      {sidebar &&
        (adopted === undefined ? (
          <Sidebar items={sidebar} path={path} around={around} categories={categories} />
        ) : (
          <AdoptedSidebar html={adopted} />
        ))}
    </div>
  );
}
