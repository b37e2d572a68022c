import { MENU_ID, type NavbarEntry } from "../../../shared/shell.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Icon } from "../Icon.tsx";
import { Brand } from "./Brand.tsx";
import { NavbarItem, navbarKey } from "./NavbarItem.tsx";
import { SearchButton } from "./SearchButton.tsx";

interface NavbarProps {
  path: string;
  /** Where the page leads first, whose version is searched; the page itself, unless it is a landing page. */
  leadsTo: string;
}

/** The bar at the top of every page. On narrow windows its entries are in the menu. */
export function Navbar({ path, leadsTo }: NavbarProps) {
  const { navbar } = useShell().shell;
  const entries = (position: NavbarEntry["position"]) => (
    <ul className="navbar-entries">
      {navbar
        .filter((entry) => entry.position === position)
        .map((entry) => (
          <li key={navbarKey(entry)}>
            <NavbarItem entry={entry} path={path} />
          </li>
        ))}
    </ul>
  );
  return (
    <header className="navbar">
      <nav aria-label={messages.navbar.label}>
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget={MENU_ID}
          aria-label={messages.navbar.openMenu}
        >
          <Icon name="menu" />
        </button>
        <Brand />
        {entries("left")}
        <SearchButton path={leadsTo} />
        {entries("right")}
        <ColorToggle />
      </nav>
    </header>
  );
}

/** The toggle for light, dark and system mode. Markup only: the inline script in the head handles it before hydration. */
function ColorToggle() {
  const { toDark, toSystem, toLight } = messages.navbar;
  return (
    <button type="button" className="icon-button" data-color-toggle="">
      <Icon name="sun" className="when-light" />
      <Icon name="moon" className="when-dark" />
      <Icon name="system" className="when-system" />
      <span className="visually-hidden when-light">{toDark}</span>
      <span className="visually-hidden when-dark">{toSystem}</span>
      <span className="visually-hidden when-system">{toLight}</span>
    </button>
  );
}
