import type { PostListView } from "../../../shared/page.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** What a list of posts holds, and the ways to the others. */
export function PostListHead({ view }: { view: PostListView }) {
  const { href } = useShell();
  const { tag, author, blogHref: blog } = view;
  const lead = tag ? tag.description : author ? author.title : view.description;
  return (
    <header>
      <h1>{view.heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <ul className="facts">
        {tag && <li>{messages.blog.posts(tag.count)}</li>}
        {view.pageCount > 1 && <li>{messages.blog.pageOf(view.page, view.pageCount)}</li>}
        {author?.url && (
          <li>
            <a href={href(author.url)}>{author.url.replace(/^https?:\/\//, "")}</a>
          </li>
        )}
        <li>
          <a href={href(`${tag?.href ?? blog}/rss.xml`)}>{messages.blog.feed}</a>
        </li>
        <li>
          <a href={href(`${blog}/tags`)}>{messages.blog.allTags}</a>
        </li>
        <li>
          <a href={href(`${blog}/archive`)}>{messages.blog.archive}</a>
        </li>
      </ul>
    </header>
  );
}
