import type { CategoryView } from "../../shared/page.ts";
import { Breadcrumbs } from "../components/Breadcrumbs.tsx";
import { CategoryCards } from "../components/CategoryCards.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { messages } from "../messages/messages.ts";

/** The generated page of a category: what it is about, and a card for each of its parts. */
export default function CategoryPage({ view }: { view: CategoryView }) {
  const { previous, next } = messages.pagination;
  return (
    <div className="page columns">
      <article>
        <Breadcrumbs links={view.breadcrumbs} path={view.path} />
        <h1>{view.heading}</h1>
        {view.description && <p className="lead">{view.description}</p>}
        <CategoryCards cards={view.cards} />
        <footer>
          <Pagination
            label={messages.pagination.docs}
            before={{ side: previous, link: view.previous }}
            after={{ side: next, link: view.next }}
          />
        </footer>
      </article>
    </div>
  );
}
