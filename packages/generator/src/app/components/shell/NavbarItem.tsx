import { useEffect, useState } from "react";
import type { NavbarEntry } from "../../../shared/shell.ts";
import { isBelow } from "../../../shared/versionAt.ts";
import { useShell } from "../../shellContext.ts";
import { preferredVersion, readStored } from "../../storage.ts";
import { Icon } from "../Icon.tsx";
import { LocaleDropdown } from "./LocaleDropdown.tsx";
import { VersionDropdown } from "./VersionDropdown.tsx";

/** A configured entry of the navbar, used in the bar and in the menu. */
export function NavbarItem({ entry, path }: { entry: NavbarEntry; path: string }) {
  const { shell, href } = useShell();
  const docsHref = useDocsHref(path);
  if (entry.type === "versions") return <VersionDropdown path={path} />;
  if (entry.type === "locales") return <LocaleDropdown path={path} />;
  const around = shell.navbar.flatMap((each) =>
    each.type === "link" && each.activeBase !== null && isBelow(each.activeBase, path) ? each.activeBase : [],
  );
  // Of an entry for the docs and one for a page in them, only the nearer one is current.
  const [nearest] = around.sort((a, b) => b.length - a.length);
  const active = nearest !== undefined && entry.activeBase === nearest;
  return (
    <a
      className={entry.icon ? "navbar-link with-icon" : "navbar-link"}
      href={href(docsHref(entry.href))}
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

/** Lets a link to the docs lead to the version on view, or else to the one that the visitor chose before. */
function useDocsHref(path: string) {
  const { versions } = useShell().shell;
  const [stored, setStored] = useState<string | null>(null);
  useEffect(() => setStored(readStored(preferredVersion)), []);
  const last = versions.find(({ isLast }) => isLast);
  const around = versions.find((version) => !version.isLast && isBelow(version.path, path));
  const version = around ?? versions.find(({ name }) => name === stored) ?? last;
  const isDocs = (href: string) => href === last?.path || href === last?.mainPath;
  return (href: string) => (version && version !== last && isDocs(href) ? version.mainPath : href);
}
