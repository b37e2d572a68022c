import { useEffect, useState } from "react";
import { type KeptPage, OFFLINE_PATH } from "../../shared/offline.ts";
import type { OfflineView } from "../../shared/page.ts";
import { pathToKey, stripBase } from "../../shared/url.ts";
import { LinkList } from "../components/LinkList.tsx";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** Lists the pages that are available offline, which only the browser knows. Also served instead of a missing page. */
export function OfflinePage({ view }: { view: OfflineView }) {
  const { baseUrl } = useShell().shell;
  const [kept, setKept] = useState<{ pages: KeptPage[]; missing: "page" | "search" | null } | null>(null);

  useEffect(() => {
    const key = pathToKey(stripBase(baseUrl, location.pathname) ?? "/");
    const missing = key === OFFLINE_PATH ? null : key === "/search" ? "search" : "page";
    // Loaded lazily, because only this page needs it.
    import("../readKeptPages.ts")
      .then(({ readKeptPages }) => readKeptPages(baseUrl))
      .catch(() => [])
      .then((pages) => setKept({ pages, missing }));
  }, [baseUrl]);

  return (
    <div className="page narrow">
      <h1>{kept?.missing ? messages.offline.title : view.heading}</h1>
      <p className="lead">{view.description}</p>
      <section data-kept-pages="" className="likely">
        {kept?.missing && (
          <div className="notice" role="alert">
            <p>{messages.offline.missing[kept.missing]}</p>
            <button type="button" className="button" onClick={() => location.reload()}>
              {messages.loadError.retry}
            </button>
          </div>
        )}
        {kept?.pages.length === 0 && <p>{messages.offline.none}</p>}
        {kept && kept.pages.length > 0 && (
          <>
            <h2>{messages.offline.kept}</h2>
            <LinkList links={kept.pages.map(({ path, title }) => ({ href: path, label: title }))} />
          </>
        )}
      </section>
    </div>
  );
}
