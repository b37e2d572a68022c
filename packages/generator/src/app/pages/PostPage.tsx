import type { PostView } from "../../shared/page.ts";
import { PostMeta } from "../components/blog/PostMeta.tsx";
import { RecentPosts } from "../components/blog/RecentPosts.tsx";
import { TagList } from "../components/blog/TagList.tsx";
import { PageActions } from "../components/PageActions.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { PostalShape, shapeOf } from "../components/PostalShape.tsx";
import { Prose } from "../components/Prose.tsx";
import { StatusBanner } from "../components/StatusBanner.tsx";
import { MobileToc, TableOfContents } from "../components/TableOfContents.tsx";

/** A post of the blog. */
export function PostPage({ view }: { view: PostView }) {
  const shape = shapeOf(view.post);
  return (
    <div className={view.recent.length > 0 ? "page columns blog" : "page columns with-toc"}>
      <article>
        <StatusBanner status={view.status} />
        <header className="page-head" data-shape={shape}>
          <h1>{view.post.title}</h1>
          <PostMeta post={view.post} authors={view.post.authors} />
          <PostalShape name={shape} />
        </header>
        <MobileToc entries={view.toc} />
        <Prose html={view.html} />
        <footer>
          <TagList tags={view.post.tags} />
          <PageActions view={view} />
          <Pagination of="posts" before={view.newer} after={view.older} />
        </footer>
      </article>
      <TableOfContents entries={view.toc} />
      <RecentPosts links={view.recent} path={view.path} />
    </div>
  );
}
