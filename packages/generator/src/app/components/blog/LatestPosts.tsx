import type { LandingView } from "../../../shared/page.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { PostCard } from "./PostCard.tsx";

/** The newest posts as cards. */
export function LatestPosts({ posts }: { posts: LandingView["posts"] }) {
  const { href } = useShell();
  if (posts.length === 0) return null;
  return (
    <section className="latest">
      <h2>{messages.blog.latest}</h2>
      <a href={href("/blog")}>{messages.blog.allPosts}</a>
      <ul className="cards">
        {posts.map((post) => (
          <PostCard key={post.path} post={post} />
        ))}
      </ul>
    </section>
  );
}
