import type { CategoryView } from "../../shared/page.ts";
import { versionAt } from "../../shared/versionAt.ts";
import { Breadcrumbs } from "../components/Breadcrumbs.tsx";
import { CategoryCards } from "../components/CategoryCards.tsx";
import { LinkList } from "../components/LinkList.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { PostalShape } from "../components/PostalShape.tsx";
import { VersionBanner } from "../components/VersionBanner.tsx";
import { VersionNote } from "../components/VersionNote.tsx";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** The generated page of a category, with a card for each of its items. */
export function CategoryPage({ view }: { view: CategoryView }) {
  const { versions } = useShell().shell;
  const version = versionAt(versions, view.path);
  return (
    <div className="page columns overview">
      <article>
        <VersionBanner view={view} />
        <Breadcrumbs links={view.breadcrumbs} path={view.path} />
        <header className="page-head">
          <h1>{view.heading}</h1>
          {view.description && <p className="lead">{view.description}</p>}
          <PostalShape name="route" />
        </header>
        {view.tasks.length > 0 && (
          <div className="tasks">
            <h2>{messages.category.tasks}</h2>
            <LinkList links={view.tasks} />
          </div>
        )}
        <CategoryCards cards={view.cards} />
        <footer>
          {version && (version.release ?? version.noteHtml) && (
            <div className="page-actions">
              <VersionNote version={version} />
            </div>
          )}
          <Pagination of="docs" before={view.previous} after={view.next} />
        </footer>
      </article>
    </div>
  );
}
