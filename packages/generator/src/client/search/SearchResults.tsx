import { useLayoutEffect, useState } from "react";
import { KindChips } from "./KindChips.tsx";
import { SearchAnswerNotes } from "./SearchAnswerNotes.tsx";
import { SearchHitText } from "./SearchHitText.tsx";
import { SearchLinks } from "./SearchNothing.tsx";
import { HITS_AT_ONCE, type SearchState } from "./searchAddress.ts";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchSite } from "./searchSite.ts";
import { usePassages } from "./usePassages.ts";
import { useSearch } from "./useSearch.ts";

export interface SearchResultsProps {
  site: SearchSite;
  state: SearchState;
  onState(state: SearchState): void;
  /** Called when hits have been drawn for the first time: the page is as high as it was when one left it. */
  onDrawn(): void;
}

/** What was found for the words in the field above: the list of the dialog, with more of it. */
export function SearchResults({ site, state, onState, onDrawn }: SearchResultsProps) {
  const [isFullText, setFullText] = useState(false);
  const { text, kind, limit } = state;
  const query = { text, limit, fullText: isFullText, ...(kind === "" ? {} : { kind }) };
  const search = useSearch({ provider: site.provider, query, onWrongFormat: site.reloadOnce });
  const { answer, answered, failed, choosing, retry } = search;
  const passages = usePassages(answer, site.loadArticle);
  const isDrawn = answer?.isComplete === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first drawing counts.
  useLayoutEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn]);

  if (text.trim() === "") return null;
  if (failed && !answer) {
    return (
      <div className="search-failed" role="alert">
        <h2>{messages.failed}</h2>
        <p>{messages.failedHint}</p>
        <button type="button" className="button" onClick={retry}>
          {messages.retry}
        </button>
      </div>
    );
  }
  if (!answer || !answered) return null;
  const asked = answered.text.trim();
  const links = site.links(answered.text);
  return (
    <>
      <KindChips
        name="page-kind"
        kinds={answer.kinds}
        chosen={kind}
        onChoose={(next) => onState({ ...state, kind: next, limit: HITS_AT_ONCE })}
      />
      <p role="status" className="search-count">
        {answer.total > 0 ? messages.count(answer.total, asked) : messages.noneOnPage(asked)}
        {answer.total > 0 && answer.isWeak && ` ${messages.weak}`}
      </p>
      {answer.total === 0 && (
        <div className="search-hint">
          <SearchLinks links={links} />
          <p>
            {messages.missing} <a href={site.reportUrl(asked)}>{messages.report}</a>
          </p>
        </div>
      )}
      <ol
        className="search-pages"
        aria-busy={!answer.isComplete && !failed && !site.isThrifty}
        onPointerMove={choosing}
        onFocus={choosing}
      >
        {answer.hits.map((hit) => (
          <li key={hit.url}>
            <a href={hit.url}>
              <SearchHitText hit={hit} marked={answer.marked} passage={passages.get(hit.url)} />
            </a>
          </li>
        ))}
      </ol>
      <SearchAnswerNotes
        answer={answer}
        failed={failed}
        links={answer.isWeak ? links : []}
        onFullText={site.isThrifty && !isFullText ? () => setFullText(true) : null}
      />
      {answer.hits.length < answer.total && (
        <button
          type="button"
          className="button"
          onClick={() => onState({ ...state, limit: limit + HITS_AT_ONCE })}
        >
          {messages.more}
        </button>
      )}
    </>
  );
}
