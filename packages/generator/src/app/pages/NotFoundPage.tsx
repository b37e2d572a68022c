import { useEffect, useState } from "react";
import type { Link } from "../../shared/nav.ts";
import type { NotFoundView } from "../../shared/page.ts";
import { LinkList } from "../components/LinkList.tsx";
import { SearchForm } from "../components/SearchForm.tsx";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** The 404 page, with suggestions. */
export function NotFoundPage({ view }: { view: NotFoundView }) {
  const { sidebars, shell } = useShell();
  const [similar, setSimilar] = useState<Link[]>([]);

  useEffect(() => {
    // Loaded lazily, because only this page needs it.
    const suggestions = import("../suggestPages.ts").then(({ suggestPages }) =>
      suggestPages(location.pathname, sidebars),
    );
    suggestions.then(setSimilar, () => undefined);
  }, [sidebars]);

  return (
    <div className="page narrow">
      <div className="not-found">
        <p className="stamp">{messages.notFound.stamp}</p>
        <h1>{view.heading}</h1>
        <p className="lead">{messages.notFound.explanation}</p>
        <SearchForm />
      </div>
      <div className="ways-on">
        <LinkSection title={messages.notFound.similar} links={similar} />
        <LinkSection title={messages.notFound.likely} links={shell.likelyPages} />
      </div>
    </div>
  );
}

function LinkSection({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <section className="likely">
      <h2>{title}</h2>
      <LinkList links={links} />
    </section>
  );
}
