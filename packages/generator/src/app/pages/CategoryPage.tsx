import type { CategoryView } from "../../shared/page.ts";
import { Breadcrumbs } from "../components/Breadcrumbs.tsx";
import { CategoryCards } from "../components/CategoryCards.tsx";
import { Pagination } from "../components/Pagination.tsx";

/** The generated page of a category, with a card for each of its items. */
export function CategoryPage({ view }: { view: CategoryView }) {
  return (
    <div className="page columns">
      <article>
        <Breadcrumbs links={view.breadcrumbs} path={view.path} />
        <h1>{view.heading}</h1>
        {view.description && <p className="lead">{view.description}</p>}
        <CategoryCards cards={view.cards} />
        <footer>
          <Pagination of="docs" before={view.previous} after={view.next} />
        </footer>
      </article>
    </div>
  );
}
