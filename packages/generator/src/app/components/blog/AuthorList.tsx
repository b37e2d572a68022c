import type { Author } from "../../../shared/metadata.ts";
import { useShell } from "../../shellContext.ts";

/** The people behind a post. */
export function AuthorList({ authors }: { authors: Author[] }) {
  return authors.map((author) => <AuthorName key={author.key} author={author} />);
}

function AuthorName({ author }: { author: Author }) {
  const { href } = useShell();
  return (
    <span className="author">
      {author.imageUrl && <img src={href(author.imageUrl)} alt="" width="24" height="24" loading="lazy" />}
      {author.url ? <a href={href(author.url)}>{author.name}</a> : author.name}
      {author.title && <span>{author.title}</span>}
    </span>
  );
}
