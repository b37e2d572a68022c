import type { SearchView } from "../../shared/page.ts";
import { SearchForm } from "../components/SearchForm.tsx";
import { messages } from "../messages/messages.ts";

/** The search page; the results are rendered in the browser. */
export function SearchPage({ view }: { view: SearchView }) {
  return (
    <div className="page search-page">
      <h1>{view.heading}</h1>
      <SearchForm />
      <section id="search-results" aria-label={messages.search.results} />
      <noscript>
        <p>{messages.search.needsScript}</p>
      </noscript>
    </div>
  );
}
