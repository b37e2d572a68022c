import { Icon } from "../../app/components/Icon.tsx";
import type { RememberedHit, RememberedHits } from "./rememberedHits.ts";
import { searchMessages as messages } from "./searchMessages.ts";

interface SearchStartProps {
  remembered: RememberedHits;
  onMark(hit: RememberedHit): void;
  onForget(hit: RememberedHit): void;
}

/** What the dialog shows before one types: what was opened and marked before. */
export function SearchStart({ remembered: { recent, favorite }, onMark, onForget }: SearchStartProps) {
  if (recent.length + favorite.length === 0) return <p className="search-empty">{messages.noRecent}</p>;
  return (
    <>
      {recent.length > 0 && (
        <section aria-label={messages.recent}>
          <h2>{messages.recent}</h2>
          <ul className="remembered">
            {recent.map((hit) => (
              <Row key={hit.url} hit={hit}>
                <button
                  type="button"
                  aria-label={messages.addFavorite(hit.title)}
                  onClick={() => onMark(hit)}
                >
                  <Icon name="star" />
                </button>
                <button
                  type="button"
                  aria-label={messages.removeRecent(hit.title)}
                  onClick={() => onForget(hit)}
                >
                  <Icon name="close" />
                </button>
              </Row>
            ))}
          </ul>
        </section>
      )}
      {favorite.length > 0 && (
        <section aria-label={messages.favorite}>
          <h2>{messages.favorite}</h2>
          <ul className="remembered">
            {favorite.map((hit) => (
              <Row key={hit.url} hit={hit}>
                <button
                  type="button"
                  aria-label={messages.removeFavorite(hit.title)}
                  onClick={() => onForget(hit)}
                >
                  <Icon name="close" />
                </button>
              </Row>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ hit, children }: { hit: RememberedHit; children: React.ReactNode }) {
  return (
    <li>
      <a href={hit.url}>
        <span className="hit-title">
          {hit.title}
          {hit.heading !== null && <span className="hit-section">{hit.heading}</span>}
        </span>
        {hit.labels.length > 0 && <span className="hit-where">{messages.where(hit.labels)}</span>}
      </a>
      {children}
    </li>
  );
}
