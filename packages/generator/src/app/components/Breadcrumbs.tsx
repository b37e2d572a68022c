import type { Link } from "../../shared/nav.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";
import { Icon } from "./Icon.tsx";

/** Links from the home page to this one; hidden if there are none in between. */
export function Breadcrumbs({ links, path }: { links: Link[]; path: string }) {
  const { shell, href } = useShell();
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        <li>
          <a href={href("/")} aria-label={messages.home(shell.siteTitle)}>
            <Icon name="home" />
          </a>
        </li>
        {links.map((link) => (
          <li key={link.href + link.label}>
            {link.href === path ? (
              <span aria-current="page">{link.label}</span>
            ) : (
              <a href={href(link.href)}>{link.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
