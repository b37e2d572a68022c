import type { Link } from "../../shared/nav.ts";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

interface PaginationProps {
  of: keyof typeof messages.pagination;
  before: Link | null;
  after: Link | null;
}

/** Links to the previous and the next page. */
export function Pagination({ of, before, after }: PaginationProps) {
  const { href } = useShell();
  const text = messages.pagination[of];
  if (!before && !after) return null;
  const drawLink = (link: Link, rel: string, side: string) => (
    <a className={rel} rel={rel} href={href(link.href)}>
      <small>{side}</small>
      <span>{link.label}</span>
    </a>
  );
  return (
    <nav className="pagination" aria-label={text.label}>
      {before && drawLink(before, "prev", text.before)}
      {after && drawLink(after, "next", text.after)}
    </nav>
  );
}
