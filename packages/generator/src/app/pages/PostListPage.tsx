import type { PostListView } from "../../shared/page.ts";
import { PostCards } from "../components/blog/PostCards.tsx";
import { TagList } from "../components/blog/TagList.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** A list of posts, newest first: all, or those of a tag or author. */
export function PostListPage({ view }: { view: PostListView }) {
  const neighbor = (href: string | null, page: number) =>
    href === null ? null : { href, label: messages.blog.pageOf(page, view.pageCount) };
  const isFirst = view.page === 1 && !view.tag && !view.author;
  return (
    <div className="page wide">
      <PostListHead view={view} isFirst={isFirst} />
      <PostCards posts={view.posts} hasFeature={isFirst} />
      <Pagination
        of="lists"
        before={neighbor(view.newerHref, view.page - 1)}
        after={neighbor(view.olderHref, view.page + 1)}
      />
    </div>
  );
}

function PostListHead({ view, isFirst }: { view: PostListView; isFirst: boolean }) {
  const { href } = useShell();
  const { tag, author, topics, blogHref: blog } = view;
  const lead = tag ? tag.description : author ? author.title : view.description;
  const listed = [
    { label: messages.blog.allPosts, href: blog },
    ...topics,
    // Where the reader is, if it is none of them.
    ...(tag && topics.every((topic) => topic.href !== tag.href) ? [tag] : []),
  ];
  return (
    <header className={isFirst ? "posts-head first" : "posts-head"}>
      <h1>{view.heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <TagList tags={listed} path={author ? undefined : (tag?.href ?? blog)} />
      <ul className="facts">
        {tag && <li>{messages.blog.posts(tag.count)}</li>}
        {view.page > 1 && <li>{messages.blog.pageOf(view.page, view.pageCount)}</li>}
        {author?.url && (
          <li>
            <a href={href(author.url)}>{author.url.replace(/^https?:\/\//, "")}</a>
          </li>
        )}
        <li>
          <a href={href(`${blog}/tags`)}>{messages.blog.allTags}</a>
        </li>
        <li>
          <a href={href(`${blog}/archive`)}>{messages.blog.archive}</a>
        </li>
        <li>
          <a href={href(`${tag?.href ?? blog}/rss.xml`)}>{messages.blog.feed}</a>
        </li>
      </ul>
    </header>
  );
}
