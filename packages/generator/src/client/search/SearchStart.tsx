import { Icon } from "../../app/components/Icon.tsx";
import { LISTS, type RememberedHit, type RememberedHits } from "./rememberedHits.ts";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchSite } from "./searchSite.ts";

interface SearchStartProps {
  site: SearchSite;
  remembered: RememberedHits;
  onMark(hit: RememberedHit): void;
  onForget(hit: RememberedHit): void;
}

/** The content of the dialog before a query is typed: recent and favorite hits, or else likely pages. */
export function SearchStart({ site, remembered, onMark, onForget }: SearchStartProps) {
  const lists = LISTS.filter((list) => remembered[list].length > 0);
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
              <button type="button" aria-label={messages.addFavorite(hit.title)} onClick={() => onMark(hit)}>
                <Icon name="star" />
              </button>
            )}
            <button type="button" aria-label={messages.remove[list](hit.title)} onClick={() => onForget(hit)}>
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
