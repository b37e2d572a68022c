import { useEffect, useState } from "react";
import { cacheName, KEPT_LIST, type KeptPage, OFFLINE_PATH, parseKeptPages } from "../../shared/offline.ts";
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
    readKeptPages(baseUrl)
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

/** Reads the list of pages that are available offline, newest first. */
async function readKeptPages(baseUrl: string): Promise<KeptPage[]> {
  const build = document.querySelector<HTMLElement>("[data-root]")?.dataset["build"] ?? "";
  const name = cacheName(baseUrl, build);
  // `caches.open` alone would create the cache.
  const file = (await caches.has(name)) ? await (await caches.open(name)).match(baseUrl + KEPT_LIST) : null;
  return parseKeptPages(await file?.json());
}
