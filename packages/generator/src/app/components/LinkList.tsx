import type { Link } from "../../shared/nav.ts";
import { useShell } from "../shellContext.ts";

/** A list of links; the one to `path` is marked as current. */
export function LinkList({ links, path }: { links: Link[]; path?: string }) {
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
