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

/** Asks as the visitor types; an answer that comes late never replaces one to a newer query. */
export function useSearch(site: SearchSite, { text, kind, limit }: SearchState) {
  const [outcome, setOutcome] = useState(NOTHING);
  const [fullText, setFullText] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isChoosing = useRef(false);
  const isEmpty = text.trim() === "";
  const { query, answer, failed } = isEmpty ? NOTHING : outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again, that is all it is for.
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
    /** The last answer there was; null before the first and where nothing is asked. */
    answer,
    /** The words it answers. */
    asked: query?.text.trim() ?? "",
    failed,
    isEmpty,
    /** Whether more is on its way without the visitor's doing. */
    isBusy: !answer?.isComplete && !failed && !site.isThrifty,
    passages: usePassages(answer, site.loadArticle),
    /** To be called when the visitor begins to choose: from then on, later hits join below. */
    choosing() {
      isChoosing.current = true;
    },
    retry: () => setAttempt(attempt + 1),
    /** Looks through the whole index; null where that is done anyway. */
    searchFullText: site.isThrifty && !fullText ? () => setFullText(true) : null,
  };
}
