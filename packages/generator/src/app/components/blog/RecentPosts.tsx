import type { Link } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { LinkList } from "../LinkList.tsx";

/** The sidebar of the blog with its latest posts. */
export function RecentPosts({ links, path }: { links: Link[]; path: string }) {
  if (links.length === 0) return null;
  return (
    <nav className="recent" aria-label={messages.blog.recent}>
      <h2>{messages.blog.recent}</h2>
      <LinkList links={links} path={path} />
    </nav>
  );
}
