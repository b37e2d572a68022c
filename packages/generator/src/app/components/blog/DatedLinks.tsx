import type { DatedLink } from "../../../shared/page.ts";
import { useShell } from "../../shellContext.ts";

/** Posts as a list of dates and titles. */
export function DatedLinks({ links }: { links: DatedLink[] }) {
  const { href } = useShell();
  return (
    <ul className="archive">
      {links.map((post) => (
        <li key={post.href}>
          <span>{post.dateLabel}</span>
          <a href={href(post.href)}>{post.title}</a>
        </li>
      ))}
    </ul>
  );
}
