import type { PostListView, PostSummary } from "../../shared/page.ts";
import { PostMeta } from "../components/blog/PostMeta.tsx";
import { RecentPosts } from "../components/blog/RecentPosts.tsx";
import { TagList } from "../components/blog/TagList.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { Prose } from "../components/Prose.tsx";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** A list of posts, newest first: all, or those of a tag or author. */
export function PostListPage({ view }: { view: PostListView }) {
  const neighbor = (href: string | null, page: number) =>
    href === null ? null : { href, label: messages.blog.pageOf(page, view.pageCount) };
  return (
    <div className={view.recent.length > 0 ? "page columns blog" : "page narrow"}>
      <div className="post-list">
        <PostListHead view={view} />
        {view.posts.map((post) => (
          <PostListItem key={post.path} post={post} />
        ))}
        <Pagination
          of="lists"
          before={neighbor(view.newerHref, view.page - 1)}
          after={neighbor(view.olderHref, view.page + 1)}
        />
      </div>
      <RecentPosts links={view.recent} path={view.path} />
    </div>
  );
}

function PostListHead({ view }: { view: PostListView }) {
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

function PostListItem({ post }: { post: PostSummary }) {
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
