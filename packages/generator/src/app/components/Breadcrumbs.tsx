import type { Link } from "../../shared/nav.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** The way from the top of the docs to this page. */
export function Breadcrumbs({ links, path }: { links: Link[]; path: string }) {
  const { href } = useShell();
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
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
