import type { PostSummary } from "../../../shared/page.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Prose } from "../Prose.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { TagList } from "./TagList.tsx";

/** A post in a list: all about it, and its text up to the truncate marker. */
export function PostListItem({ post }: { post: PostSummary }) {
  const { href } = useShell();
  const address = href(post.path);
  return (
    <article className="post-item">
      <h2>
        <a href={address}>{post.title}</a>
      </h2>
      <PostMeta post={post} />
      <Prose html={post.excerptHtml} />
      {post.truncated && (
        <p className="read-more">
          <a href={address} aria-label={messages.blog.readMoreAbout(post.title)}>
            {messages.blog.readMore}
          </a>
        </p>
      )}
      <TagList tags={post.tags} />
    </article>
  );
}
