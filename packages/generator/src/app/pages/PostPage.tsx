import type { PostView } from "../../shared/page.ts";
import { MobileToc } from "../components/MobileToc.tsx";
import { PageActions } from "../components/PageActions.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { PostMeta } from "../components/PostMeta.tsx";
import { Prose } from "../components/Prose.tsx";
import { RecentPosts } from "../components/RecentPosts.tsx";
import { TableOfContents } from "../components/TableOfContents.tsx";
import { TagList } from "../components/TagList.tsx";
import { messages } from "../messages/messages.ts";

/** A post of the blog. */
export default function PostPage({ view }: { view: PostView }) {
  const { newerPost, olderPost } = messages.pagination;
  return (
    <div className="page columns blog">
      <article>
        <header>
          <h1>{view.post.title}</h1>
          <PostMeta post={view.post} />
        </header>
        <MobileToc entries={view.toc} />
        <Prose html={view.html} />
        <footer>
          <TagList tags={view.post.tags} />
          <PageActions view={view} />
          <Pagination
            label={messages.pagination.posts}
            before={{ side: newerPost, link: view.newer }}
            after={{ side: olderPost, link: view.older }}
          />
        </footer>
      </article>
      <TableOfContents entries={view.toc} />
      <RecentPosts links={view.recent} path={view.path} />
    </div>
  );
}
