import { type SearchAnswer, type SearchQuery, SearchUnavailable } from "@docs/search";
import { useEffect, useRef, useState } from "react";
import { mergeAnswers } from "./mergeAnswers.ts";
import type { SearchState } from "./searchAddress.ts";
import type { SearchSite } from "./searchSite.ts";
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
  const [fullText, setFullText] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isChoosing = useRef(false);
  const isEmpty = text.trim() === "";
  const { query, answer, failed } = isEmpty ? NOTHING : outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers a retry.
  useEffect(() => {
    isChoosing.current = false;
    if (isEmpty) return setOutcome(NOTHING);
    const asking = new AbortController();
    const asked: SearchQuery = { text, kind, limit, fullText };
    const update = (change: (last: Outcome) => Partial<Outcome>) =>
      setOutcome((shown) => {
        const last = shown.query === asked ? shown : { ...NOTHING, query: asked };
        return asking.signal.aborted ? shown : { ...last, ...change(last) };
      });
    const show = (next: SearchAnswer) =>
      update((last) => ({
        answer: last.answer ? mergeAnswers(last.answer, next, isChoosing.current) : next,
      }));
    site.provider.search(asked, show, asking.signal).catch((cause: unknown) => {
      if (asking.signal.aborted) return;
      if (cause instanceof SearchUnavailable && cause.reason === "format") site.reloadOnce();
      update(() => ({ failed: true }));
    });
    return () => asking.abort();
  }, [site, text, kind, limit, fullText, attempt]);
  return {
    /** The latest answer; null before the first one and for an empty query. */
    answer,
    /** The query that was answered. */
    asked: query?.text.trim() ?? "",
    failed,
    isEmpty,
    /** Whether another answer is in flight. */
    isBusy: !answer?.isComplete && !failed && !site.savesData,
    passages: usePassages(answer, site.loadArticle),
    /** Called when the visitor begins to choose: from then on, later hits are appended. */
    choosing() {
      isChoosing.current = true;
    },
    retry: () => setAttempt(attempt + 1),
    /** Searches the whole index; null if that happens anyway. */
    searchFullText: site.savesData && !fullText ? () => setFullText(true) : null,
  };
}
