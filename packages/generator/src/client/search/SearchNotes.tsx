import type { ReactNode } from "react";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchSite } from "./searchSite.ts";
import type { Search } from "./useSearch.ts";

const MAX_SHORTER = 3;

/** Notes below the hits: that the results are incomplete, and where else to look. */
export function SearchNotes({ search, site }: { search: Search; site: SearchSite }) {
  const { answer, asked, failed } = search;
  if (!answer) return null;
  return (
    <>
      {failed && !answer.isComplete && (
        <p className="search-note" role="status">
          {messages.partly}
        </p>
      )}
      {answer.isWeak && answer.hits.length > 0 && site.links(asked).length > 0 && (
        <div className="search-note">
          <SearchLinks asked={asked} site={site} />
        </div>
      )}
    </>
  );
}

/** Says that the full text is being searched, or offers to search it. */
export function FullTextNote({ search: { answer, failed, isBusy, searchFullText } }: { search: Search }) {
  if (isBusy) return messages.searching;
  if (!searchFullText || failed || answer?.isComplete) return null;
  return (
    <button type="button" className="button" onClick={searchFullText}>
      {messages.fullText}
    </button>
  );
}

/** The message when search is unavailable; `children` is the title. */
export function SearchFailed({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <div className="search-failed" role="alert">
      {children}
      <p>{messages.failedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}

/** Suggests the longest words of the query as queries. */
export function ShorterQueries({ asked, onQuery }: { asked: string; onQuery(query: string): void }) {
  const words = [...new Set(asked.split(/\s+/).filter((word) => word.length > 2))];
  if (words.length < 2) return null;
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MAX_SHORTER);
  return (
    <>
      <p>{messages.trySearching}</p>
      <ul>
        {longest.map((word) => (
          <li key={word}>
            <button type="button" onClick={() => onQuery(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Help for when nothing was found. */
export function SearchHelp({ asked, site }: { asked: string; site: SearchSite }) {
  const reportUrl = site.reportUrl(asked);
  return (
    <>
      <SearchLinks asked={asked} site={site} />
      {reportUrl && (
        <p>
          {messages.missing} <a href={reportUrl}>{messages.report}</a>
        </p>
      )}
    </>
  );
}

function SearchLinks({ asked, site }: { asked: string; site: SearchSite }) {
  const links = site.links(asked);
  if (links.length === 0) return null;
  return (
    <>
      <p>{messages.lookAlso}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
