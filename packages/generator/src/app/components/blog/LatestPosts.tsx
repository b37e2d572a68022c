import type { LandingView } from "../../../shared/page.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { DatedLinks } from "./DatedLinks.tsx";

/** The latest posts, for the landing page. */
export function LatestPosts({ posts, blogHref }: Pick<LandingView, "posts" | "blogHref">) {
  const { href } = useShell();
  if (posts.length === 0) return null;
  return (
    <section className="latest">
      <h2>{messages.blog.latest}</h2>
      <a href={href(blogHref)}>{messages.blog.allPosts}</a>
      <DatedLinks links={posts} />
    </section>
  );
}
