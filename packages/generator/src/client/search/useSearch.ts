import type { SearchAnswer, SearchHit, SearchQuery } from "@docs/search";
import { useEffect, useRef, useState } from "react";
import type { SearchSite } from "./loadSearch.ts";
import type { SearchState } from "./searchAddress.ts";
import { usePassages } from "./usePassages.ts";

interface Outcome {
  query: SearchQuery | null;
  answer: SearchAnswer | null;
  failed: boolean;
}

const NOTHING: Outcome = { query: null, answer: null, failed: false };

export type Search = ReturnType<typeof useSearch>;

/** Searches as the visitor types; stale answers are ignored. */
export function useSearch(site: SearchSite, { text, kind, limit }: SearchState) {
  const [outcome, setOutcome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isChoosing = useRef(false);
  const isEmpty = text.trim() === "";
  const { query, answer, failed } = isEmpty ? NOTHING : outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers a retry.
  useEffect(() => {
    isChoosing.current = false;
    if (isEmpty) return setOutcome(NOTHING);
    const asking = new AbortController();
    const asked: SearchQuery = { text, kind, limit };
    const update = (change: (last: Outcome) => Partial<Outcome>) =>
      setOutcome((shown) => {
        const last = shown.query === asked ? shown : { ...NOTHING, query: asked };
        return asking.signal.aborted ? shown : { ...last, ...change(last) };
      });
    const show = (next: SearchAnswer) =>
      update((last) => ({
        answer: last.answer ? mergeAnswers(last.answer, next, isChoosing.current) : next,
      }));
    site.provider.search(asked, show, asking.signal).catch(() => update(() => ({ failed: true })));
    return () => asking.abort();
  }, [site, text, kind, limit, attempt]);
  return {
    /** The latest answer; null before the first one and for an empty query. */
    answer,
    /** The query that was answered. */
    asked: query?.text.trim() ?? "",
    failed,
    isEmpty,
    /** Whether another answer is in flight. */
    isBusy: !answer?.isComplete && !failed,
    passages: usePassages(answer, site.loadArticle),
    /** Called when the visitor begins to choose: from then on, later hits are appended. */
    choosing() {
      isChoosing.current = true;
    },
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * Replaces an answer by a later one to the same query. If the visitor has begun to choose, the hits on screen stay in
 * place and new ones are appended.
 */
export function mergeAnswers(shown: SearchAnswer, later: SearchAnswer, isChoosing: boolean): SearchAnswer {
  if (!isChoosing) return later;
  const pages = new Set(shown.hits.map(pageOf));
  const added = later.hits.filter((hit) => !pages.has(pageOf(hit)));
  const hits = [...shown.hits, ...added].slice(0, Math.max(shown.hits.length, later.hits.length));
  return { ...later, hits, total: Math.max(later.total, hits.length) };
}

/** Identifies a page regardless of the section its hit links to; entries are identified by their URL. */
function pageOf({ url, kind }: SearchHit): string {
  return kind === "docs" || kind === "blog" ? (url.split("#", 1)[0] ?? url) : url;
}
