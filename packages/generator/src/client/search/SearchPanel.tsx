import { useEffect, useLayoutEffect, useRef } from "react";
import { searchMessages as messages } from "../../app/messages/searchMessages.ts";
import type { Link } from "../../shared/nav.ts";
import { KindChips } from "./KindChips.tsx";
import type { SearchSite } from "./loadSearch.ts";
import { remember } from "./rememberedHits.ts";
import { SearchHitText } from "./SearchHitText.tsx";
import { LikelyPages, SearchStart } from "./SearchStart.tsx";
import { HITS_AT_ONCE, type SearchState } from "./searchAddress.ts";
import { type Search, useSearch } from "./useSearch.ts";

interface SearchPanelProps {
  /** The dialog has a start screen and leads to the page, which shows more. */
  place: "dialog" | "page";
  site: SearchSite;
  state: SearchState;
  onState(state: SearchState): void;
  /** Opens the first hit as soon as there is one. */
  opensFirst?: boolean;
  /** Called when the focus should return to the field. */
  onField?(): void;
  /** Called when all hits are rendered for the first time, so that the scroll position can be restored. */
  onComplete?(): void;
}

const MAX_SHORTER = 3;

/** What is below the search field: chips that filter by kind, hits, and where else to look. */
export function SearchPanel({
  place,
  site,
  state,
  onState,
  opensFirst,
  onField,
  onComplete,
}: SearchPanelProps) {
  const body = useRef<HTMLDivElement>(null);
  const search = useSearch(site, state);
  const { answer, asked, isEmpty, isBusy, failed } = search;
  const hits = answer?.hits ?? [];
  const isComplete = answer?.isComplete === true;
  const isCurrent = asked === state.text.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first complete answer counts.
  useLayoutEffect(() => {
    if (isComplete) onComplete?.();
  }, [isComplete]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query starts at the top.
  useLayoutEffect(() => {
    // In short windows, the box around it scrolls.
    for (const part of [body.current, body.current?.parentElement]) part?.scrollTo({ top: 0 });
  }, [state.text]);

  useEffect(() => {
    if (opensFirst && isCurrent) body.current?.querySelector<HTMLElement>(".search-hits a")?.click();
  });

  return (
    <>
      {!isEmpty && (
        <KindChips
          name={`${place}-kind`}
          kinds={answer?.kinds ?? []}
          chosen={state.kind}
          onChoose={(kind) => onState({ ...state, kind, limit: HITS_AT_ONCE })}
        />
      )}
      <VersionLinks versions={isEmpty ? [] : site.versions(state.text)} />
      <div ref={body} className="search-body" tabIndex={-1}>
        {isEmpty && place === "dialog" && <SearchStart site={site} onField={onField} />}
        {isEmpty && place === "page" && <LikelyPages site={site} />}
        <p role="status" className="search-count">
          {!isEmpty && !failed && (isBusy || answer) && <Count search={search} />}
        </p>
        {failed && !answer && <SearchFailed onRetry={search.retry} />}
        {answer?.corrected && hits.length > 0 && (
          <p className="search-note">
            {messages.corrected} <strong>{answer.corrected}</strong>
          </p>
        )}
        {answer?.isWeak && hits.length > 0 && <p className="search-note">{messages.weak}</p>}
        {isComplete && hits.length > 0 && <Offers links={site.offers(asked)} />}
        {!isEmpty && (
          <ol className="search-hits" aria-label={messages.results} aria-busy={isBusy}>
            {hits.map((hit) => (
              <li key={hit.url}>
                <a href={hit.url} onClick={() => remember("recent", hit)}>
                  <SearchHitText
                    hit={hit}
                    marked={answer?.marked ?? []}
                    passage={search.passages.get(hit.url)}
                  />
                </a>
              </li>
            ))}
          </ol>
        )}
        {failed && answer && !isComplete && (
          <p className="search-note" role="status">
            {messages.partly}
          </p>
        )}
        {answer && hits.length === 0 && !isBusy && <NoResults asked={asked} site={site} />}
        {answer?.isWeak && hits.length > 0 && (
          <div className="search-note">
            <Links title={messages.lookAlso} links={site.links(asked)} />
          </div>
        )}
      </div>
      <div className="search-foot">
        {place === "dialog" && hits.length > 0 && (
          <a href={site.searchPage(asked, state.kind)}>{messages.seeAll(isComplete ? answer.total : null)}</a>
        )}
        {place === "page" && isComplete && hits.length < answer.total && (
          <button
            type="button"
            className="button"
            onClick={() => onState({ ...state, limit: state.limit + HITS_AT_ONCE })}
          >
            {messages.more}
          </button>
        )}
        {place === "dialog" && hits.length > 0 && isBusy && (
          <span aria-hidden="true">{messages.searching}</span>
        )}
        {place === "dialog" && <Keys />}
      </div>
    </>
  );
}

/** Leads to the same search in the other versions of the docs. */
function VersionLinks({ versions }: { versions: ReturnType<SearchSite["versions"]> }) {
  if (versions.length === 0) return null;
  return (
    <nav className="search-versions" aria-label={messages.versions}>
      {versions.map(({ label, href, isSearched }) => (
        <a key={label} href={href} aria-current={isSearched ? "true" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Tools for what was pasted into the field. */
function Offers({ links }: { links: Link[] }) {
  return links.map(({ label, href }) => (
    <p key={href} className="search-note">
      <a href={href}>{label}</a>
    </p>
  ));
}

function Count({ search: { answer, asked, isBusy } }: { search: Search }) {
  if (isBusy) return messages.searching;
  return answer && answer.total > 0 ? messages.count(answer.total, asked) : messages.none(asked);
}

function SearchFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div className="search-note" role="alert">
      <p className="search-title">{messages.failed}</p>
      <p>{messages.failedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}

/** Where else to look: the longest words of the query, other places, and whom to tell. */
export function NoResults({ asked, site }: { asked: string; site: SearchSite }) {
  const words = [...new Set(asked.split(/\s+/).filter((word) => word.length > 2))];
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MAX_SHORTER);
  const shorter = longest.map((word) => ({ label: word, href: site.searchPage(word) }));
  const reportUrl = site.reportUrl(asked);
  return (
    <div className="search-note">
      {words.length > 1 && <Links title={messages.trySearching} links={shorter} />}
      <Links title={messages.lookAlso} links={site.links(asked)} />
      {reportUrl && (
        <p>
          {messages.missing} <a href={reportUrl}>{messages.report}</a>
        </p>
      )}
    </div>
  );
}

function Links({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{title}</p>
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

function Keys() {
  return (
    <ul aria-hidden="true">
      {messages.keys.map(([key, does]) => (
        <li key={key}>
          <kbd>{key}</kbd> {does}
        </li>
      ))}
    </ul>
  );
}
