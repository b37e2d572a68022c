import type { NavbarEntry } from "../../../shared/shell.ts";
import { isBelow } from "../../choiceForPath.ts";
import { useShell } from "../../shellContext.ts";
import { Icon } from "../Icon.tsx";
import { LocaleDropdown } from "./LocaleDropdown.tsx";
import { VersionDropdown } from "./VersionDropdown.tsx";

/** A configured entry of the navbar, used in the bar and in the menu. */
export function NavbarItem({ entry, path }: { entry: NavbarEntry; path: string }) {
  const { href } = useShell();
  if (entry.type === "versions") return <VersionDropdown path={path} />;
  if (entry.type === "locales") return <LocaleDropdown path={path} />;
  const active = entry.activeBase !== null && isBelow(entry.activeBase, path);
  return (
    <a
      className={entry.icon ? "navbar-link with-icon" : "navbar-link"}
      href={href(entry.href)}
      aria-current={active ? "true" : undefined}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
    </a>
  );
}

/** Returns the React key of an entry. */
export function navbarKey(entry: NavbarEntry): string {
  return entry.type === "link" ? entry.href : entry.type;
}
