import type { Author } from "../../../shared/metadata.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** The people behind a post. */
export function AuthorList({ authors }: { authors: Author[] }) {
  return authors.map((author) => <AuthorName key={author.key} author={author} />);
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
