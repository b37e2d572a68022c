import { useLayoutEffect } from "react";
import { KindChips } from "./KindChips.tsx";
import { SearchHitText } from "./SearchHitText.tsx";
import { FullTextNote, SearchFailed, SearchHelp, SearchNotes } from "./SearchNotes.tsx";
import { LikelyPages } from "./SearchStart.tsx";
import { HITS_AT_ONCE, type SearchState } from "./searchAddress.ts";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchSite } from "./searchSite.ts";
import { useSearch } from "./useSearch.ts";

interface SearchResultsProps {
  site: SearchSite;
  state: SearchState;
  onState(state: SearchState): void;
  /** Called when all hits are rendered for the first time, so that the scroll position can be restored. */
  onDrawn(): void;
}

/** The results on the search page. */
export function SearchResults({ site, state, onState, onDrawn }: SearchResultsProps) {
  const search = useSearch(site, state);
  const { answer, asked, isBusy, choosing } = search;
  const isDrawn = answer?.isComplete === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first complete answer counts.
  useLayoutEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn]);

  if (search.isEmpty) return <LikelyPages site={site} />;
  if (!answer) {
    return search.failed ? (
      <SearchFailed onRetry={search.retry}>
        <h2>{messages.failed}</h2>
      </SearchFailed>
    ) : null;
  }
  return (
    <>
      <KindChips
        name="page-kind"
        kinds={answer.kinds}
        chosen={state.kind}
        onChoose={(kind) => onState({ ...state, kind, limit: HITS_AT_ONCE })}
      />
      <p role="status" className="search-count">
        {!isBusy && (answer.total > 0 ? messages.count(answer.total, asked) : messages.noneOnPage(asked))}
        {!isBusy && answer.total > 0 && answer.isWeak && ` ${messages.weak}`} <FullTextNote search={search} />
      </p>
      {!isBusy && answer.total === 0 && (
        <div className="search-hint">
          <SearchHelp asked={asked} site={site} />
        </div>
      )}
      <ol className="search-pages" aria-busy={isBusy} onPointerMove={choosing} onFocus={choosing}>
        {answer.hits.map((hit) => (
          <li key={hit.url}>
            <a href={hit.url}>
              <SearchHitText hit={hit} marked={answer.marked} passage={search.passages.get(hit.url)} />
            </a>
          </li>
        ))}
      </ol>
      <SearchNotes search={search} site={site} />
      {answer.hits.length < answer.total && (
        <button
          type="button"
          className="button"
          onClick={() => onState({ ...state, limit: state.limit + HITS_AT_ONCE })}
        >
          {messages.more}
        </button>
      )}
    </>
  );
}
