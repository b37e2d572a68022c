import type { BlogPost } from "../../../shared/metadata.ts";
import { messages } from "../../messages/messages.ts";
import { AuthorList } from "./AuthorList.tsx";

/** When a post was written, how long it takes to read, and by whom it is. */
export function PostMeta({ post }: { post: BlogPost }) {
  return (
    <div className="post-meta">
      <time dateTime={post.date}>{post.dateLabel}</time>
      <span>{messages.blog.readingTime(post.readingMinutes)}</span>
      <AuthorList authors={post.authors} />
    </div>
  );
}
