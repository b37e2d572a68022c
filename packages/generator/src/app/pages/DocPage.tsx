import type { DocView } from "../../shared/page.ts";
import { Breadcrumbs } from "../components/Breadcrumbs.tsx";
import { TagList } from "../components/blog/TagList.tsx";
import { PageActions } from "../components/PageActions.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { Prose } from "../components/Prose.tsx";
import { StatusBanner } from "../components/StatusBanner.tsx";
import { MobileToc, TableOfContents } from "../components/TableOfContents.tsx";
import { VersionBanner } from "../components/VersionBanner.tsx";

/** A page of the documentation. */
export function DocPage({ view }: { view: DocView }) {
  const layout = view.isWide ? " overview" : view.toc.length > 0 ? " with-toc" : "";
  return (
    <div className={`page columns${layout}`}>
      <article>
        <StatusBanner status={view.status} />
        <VersionBanner view={view} />
        <Breadcrumbs links={view.breadcrumbs} path={view.path} />
        <h1 className={view.heading === null ? "visually-hidden" : undefined}>
          {view.heading ?? view.title}
        </h1>
        <MobileToc entries={view.toc} />
        <Prose html={view.html} />
        <footer>
          <TagList tags={view.tags} />
          <PageActions view={view} />
          <Pagination of="docs" before={view.previous} after={view.next} />
        </footer>
      </article>
      <TableOfContents entries={view.toc} />
    </div>
  );
}
