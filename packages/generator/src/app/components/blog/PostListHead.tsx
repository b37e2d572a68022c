import type { PostListView } from "../../../shared/page.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

/** What a list of posts holds, and the ways to the others. */
export function PostListHead({ view }: { view: PostListView }) {
  const { href } = useShell();
  const { tag } = view;
  const blog = blogBase(view);
  const lead = tag ? tag.description : view.description;
  return (
    <header>
      <h1>{view.heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <ul className="facts">
        {tag && <li>{messages.blog.posts(tag.count)}</li>}
        {view.pageCount > 1 && <li>{messages.pagination.pageOf(view.page, view.pageCount)}</li>}
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

/** The blog's own route, which a list's path and a tag's path begin with. */
function blogBase({ tag, path }: PostListView): string {
  return tag ? tag.href.replace(/\/tags\/[^/]*$/, "") : path.replace(/\/page\/\d+$/, "").replace(/\/$/, "");
}
