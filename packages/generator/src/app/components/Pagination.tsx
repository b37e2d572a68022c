import type { Link } from "../../shared/nav.ts";
import { useShell } from "../shellContext.ts";

interface Neighbour {
  /** Where it lies, such as `Next`. */
  side: string;
  link: Link | null;
}

interface PaginationProps {
  label: string;
  before: Neighbour;
  after: Neighbour;
}

/** The two neighbours of a page. */
export function Pagination({ label, before, after }: PaginationProps) {
  if (!before.link && !after.link) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <NeighbourLink {...before} rel="prev" />
      <NeighbourLink {...after} rel="next" />
    </nav>
  );
}

function NeighbourLink({ side, link, rel }: Neighbour & { rel: "prev" | "next" }) {
  const { href } = useShell();
  if (!link) return null;
  return (
    <a className={rel} rel={rel} href={href(link.href)}>
      <small>{side}</small>
      <span>{link.label}</span>
    </a>
  );
}
