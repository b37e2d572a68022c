import type { Link } from "../../shared/nav.ts";
import { useShell } from "../shellContext.ts";

interface LinkListProps {
  links: Link[];
  /** The page that is marked as the current one. */
  path?: string;
}

/** Links to pages, one below the other. */
export function LinkList({ links, path }: LinkListProps) {
  const { href } = useShell();
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={href(link.href)} aria-current={link.href === path ? "page" : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
