import type { LandingView } from "../../../shared/page.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** The latest posts as cards, for the landing page. */
export function LatestPosts({ posts, blogHref }: Pick<LandingView, "posts" | "blogHref">) {
  const { href } = useShell();
  if (posts.length === 0) return null;
  return (
    <section className="latest">
      <h2>{messages.blog.latest}</h2>
      <a href={href(blogHref)}>{messages.blog.allPosts}</a>
      <ul className="cards">
        {posts.map((post) => (
          <li key={post.path} className="card">
            <small>
              <time dateTime={post.date}>{post.dateLabel}</time>
            </small>
            <h3>
              <a href={href(post.path)}>{post.title}</a>
            </h3>
            <p>{post.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
