import type { Link } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

interface RecentPostsProps {
  links: Link[];
  path: string;
}

/** The newest posts, beside every page of the blog. */
export function RecentPosts({ links, path }: RecentPostsProps) {
  const { href } = useShell();
  if (links.length === 0) return null;
  return (
    <nav className="recent" aria-label={messages.blog.recent}>
      <h2>{messages.blog.recent}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={href(link.href)} aria-current={link.href === path ? "page" : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
