import { useState } from "react";
import { Icon } from "../../app/components/Icon.tsx";
import { searchMessages as messages } from "../../app/messages/searchMessages.ts";
import type { SearchSite } from "./loadSearch.ts";
import { forget, LISTS, type RememberedHits, readRemembered, remember } from "./rememberedHits.ts";

interface SearchStartProps {
  site: SearchSite;
  /** Called when a button that had the focus may be gone. */
  onField?: (() => void) | undefined;
}

/** The content of the dialog before a query is typed: recent and favorite hits, or else likely pages. */
export function SearchStart({ site, onField }: SearchStartProps) {
  const [remembered, setRemembered] = useState(readRemembered);
  const lists = LISTS.filter((list) => remembered[list].length > 0);
  const change = (hits: RememberedHits) => {
    setRemembered(hits);
    onField?.();
  };
  if (lists.length === 0) {
    return (
      <>
        <p className="search-empty">{messages.noRecent}</p>
        <LikelyPages site={site} />
      </>
    );
  }
  return lists.map((list) => (
    <section key={list} aria-label={messages[list]}>
      <h2>{messages[list]}</h2>
      <ul className="remembered">
        {remembered[list].map((hit) => (
          <li key={hit.url}>
            <a href={hit.url}>
              <span className="hit-title">
                {hit.title}
                {hit.heading !== null && <span className="hit-section">{hit.heading}</span>}
              </span>
              {hit.labels.length > 0 && <span className="hit-where">{messages.where(hit.labels)}</span>}
            </a>
            {list === "recent" && (
              <button
                type="button"
                aria-label={messages.addFavorite(hit.title)}
                onClick={() => change(remember("favorite", hit))}
              >
                <Icon name="star" />
              </button>
            )}
            <button
              type="button"
              aria-label={messages.remove[list](hit.title)}
              onClick={() => change(forget(hit))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The configured pages, for a search that has not begun. */
export function LikelyPages({ site }: { site: SearchSite }) {
  if (site.likelyPages.length === 0) return null;
  return (
    <section className="likely">
      <h2>{messages.likely}</h2>
      <ul className="remembered">
        {site.likelyPages.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
