import type { SearchAnswer, SearchHit, SearchQuery } from "@docs/search";
import { useEffect, useState } from "react";
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
  const isEmpty = text.trim() === "";
  const { query, answer, failed } = isEmpty ? NOTHING : outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers a retry.
  useEffect(() => {
    if (isEmpty) return setOutcome(NOTHING);
    const asking = new AbortController();
    const asked: SearchQuery = { text, kind, limit };
    const update = (change: (last: Outcome) => Partial<Outcome>) =>
      setOutcome((shown) => {
        const last = shown.query === asked ? shown : { ...NOTHING, query: asked };
        return asking.signal.aborted ? shown : { ...last, ...change(last) };
      });
    const show = (next: SearchAnswer) =>
      update(({ answer: shown }) => ({ answer: shown ? mergeAnswers(shown, next) : next }));
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
    retry: () => setAttempt(attempt + 1),
  };
}

/** Appends a later answer to the same query: what is on screen stays where it is, and leads where it did. */
export function mergeAnswers(shown: SearchAnswer, later: SearchAnswer): SearchAnswer {
  const kept = shown.hits.map((hit) => later.hits.find(({ url }) => url === hit.url) ?? hit);
  const pages = new Set(kept.map(pageOf));
  const added = later.hits.filter((hit) => !pages.has(pageOf(hit)));
  const hits = [...kept, ...added].slice(0, Math.max(kept.length, later.hits.length));
  return { ...later, hits, isWeak: later.isWeak && kept.length === 0 };
}

/** Identifies a page regardless of the section its hit links to; entries are identified by their URL. */
function pageOf({ url, kind }: SearchHit): string {
  return kind === "docs" || kind === "blog" ? (url.split("#", 1)[0] ?? url) : url;
}
