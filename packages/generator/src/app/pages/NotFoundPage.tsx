import { useEffect, useState } from "react";
import type { Link } from "../../shared/nav.ts";
import type { NotFoundView } from "../../shared/page.ts";
import { stripBase } from "../../shared/url.ts";
import { LinkList } from "../components/LinkList.tsx";
import { PostalShape } from "../components/PostalShape.tsx";
import { SearchForm } from "../components/SearchForm.tsx";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

const MOST_LIKELY = 7;

/** The 404 page, which leads to the search, to pages with a similar address and to likely pages. */
export function NotFoundPage({ view }: { view: NotFoundView }) {
  const { baseUrl, likelyPages, versions } = useShell().shell;
  /** Null until they are known: the document is the same for all addresses. */
  const [similar, setSimilar] = useState<Link[] | null>(null);

  useEffect(() => {
    // Loaded lazily, because only this page needs it.
    const loading = import("../suggestPages.ts").then(({ suggestPages }) =>
      suggestPages(stripBase(baseUrl, location.pathname) ?? "/", view.pages, versions),
    );
    loading.then(setSimilar, () => setSimilar([]));
  }, [baseUrl, versions, view]);

  return (
    <div className="page narrow">
      <div className="not-found">
        <PostalShape name="envelope" />
        <p className="stamp">{messages.notFound.stamp}</p>
        <h1>{view.heading}</h1>
        <p className="lead">{messages.notFound.explanation}</p>
        <SearchForm />
      </div>
      <div className="ways-on">
        <section className="likely similar">
          <h2>{messages.notFound.similar}</h2>
          {similar?.length === 0 ? (
            <p>{messages.notFound.noneSimilar}</p>
          ) : (
            <LinkList links={similar ?? []} />
          )}
        </section>
        {likelyPages.length > 0 && (
          <section className="likely">
            <h2>{messages.notFound.likely}</h2>
            <LinkList links={likelyPages.slice(0, MOST_LIKELY)} />
          </section>
        )}
      </div>
    </div>
  );
}
