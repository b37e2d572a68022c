import { useState } from "react";
import type { SearchProvider } from "../../../../search/src/search.ts";
import { groupByPage } from "./groupByPage.ts";
import { PageHits } from "./PageHits.tsx";
import { SearchFilters } from "./SearchFilters.tsx";
import type { SearchState } from "./searchAddress.ts";
import { searchMessages as messages } from "./searchMessages.ts";
import { useSearch } from "./useSearch.ts";

export interface SearchResultsProps {
  provider: SearchProvider;
  state: SearchState;
  onState(state: SearchState): void;
  reportUrl(query: string): string;
  onWrongFormat(): void;
}

const AT_ONCE = 20;

/** What was found for the words in the field above. */
export function SearchResults({ provider, state, onState, reportUrl, onWrongFormat }: SearchResultsProps) {
  const [limit, setLimit] = useState(AT_ONCE);
  const [attempt, setAttempt] = useState(0);
  const { answer, answered, failed } = useSearch({ provider, state, limit, attempt, onWrongFormat });

  if (state.text.trim() === "") return null;
  if (failed) {
    return (
      <div className="search-failed" role="alert">
        <h2>{messages.failed}</h2>
        <p>{messages.failedHint}</p>
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          {messages.retry}
        </button>
      </div>
    );
  }
  if (!answer || !answered) return null;
  return (
    <>
      <SearchFilters state={state} sections={answer.sections} onState={onState} />
      <p role="status" className="search-count">
        {answer.total > 0 ? messages.count(answer.total, answered.text) : messages.none(answered.text)}
      </p>
      {answer.total === 0 && (
        <p className="search-hint">
          {messages.noneHint} {messages.missing} <a href={reportUrl(answered.text)}>{messages.report}</a>
        </p>
      )}
      <ol className="search-pages">
        {groupByPage(answer.hits).map((group) => (
          <PageHits key={group.url} group={group} />
        ))}
      </ol>
      {answer.hits.length < answer.total && (
        <button type="button" className="button" onClick={() => setLimit(limit + AT_ONCE)}>
          {messages.more}
        </button>
      )}
    </>
  );
}
