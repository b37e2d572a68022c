import type { LandingView } from "../../../shared/page.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** The latest posts, for the landing page. */
export function LatestPosts({ posts, blogHref }: Pick<LandingView, "posts" | "blogHref">) {
  const { href } = useShell();
  if (posts.length === 0) return null;
  return (
    <section className="latest">
      <h2>{messages.blog.latest}</h2>
      <a href={href(blogHref)}>{messages.blog.allPosts}</a>
      <ul className="archive">
        {posts.map((post) => (
          <li key={post.href}>
            <span>{post.dateLabel}</span>
            <a href={href(post.href)}>{post.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
