import type { PostListView } from "../../shared/page.ts";
import { PostListHead } from "../components/blog/PostListHead.tsx";
import { PostListItem } from "../components/blog/PostListItem.tsx";
import { RecentPosts } from "../components/blog/RecentPosts.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { messages } from "../messages/messages.ts";

/** A list of posts, newest first: all of them, or those with one tag. */
export default function PostListPage({ view }: { view: PostListView }) {
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
