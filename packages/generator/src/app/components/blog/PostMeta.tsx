import type { Author, BlogPost } from "../../../shared/metadata.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** Date and reading time of a post, and its authors where they are given. */
export function PostMeta({ post, authors = [] }: { post: BlogPost; authors?: BlogPost["authors"] }) {
  return (
    <div className="post-meta">
      <time dateTime={post.date}>{post.dateLabel}</time>
      <span>{messages.blog.readingTime(post.readingMinutes)}</span>
      {authors.map((author) => (
        <AuthorName key={author.key} author={author} />
      ))}
    </div>
  );
}

function AuthorName({ author }: { author: Author }) {
  const { href } = useShell();
  const address = author.href ?? author.url;
  return (
    <span className="author">
      {author.imageUrl && <img src={href(author.imageUrl)} alt="" width="24" height="24" loading="lazy" />}
      <span>
        {`${messages.blog.by} `}
        {address ? <a href={href(address)}>{author.name}</a> : author.name}
        {author.title && `, ${author.title}`}
      </span>
    </span>
  );
}
