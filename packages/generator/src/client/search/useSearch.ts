import { type SearchAnswer, type SearchProvider, type SearchQuery, SearchUnavailable } from "@docs/search";
import { useCallback, useEffect, useRef, useState } from "react";
import { mergeAnswers } from "./mergeAnswers.ts";

export interface SearchOutcome {
  /** The last answer there was, and its query; null before the first. */
  answer: SearchAnswer | null;
  answered: SearchQuery | null;
  failed: boolean;
}

interface Search {
  provider: SearchProvider;
  query: SearchQuery;
  onWrongFormat(): void;
}

const NOTHING: SearchOutcome = { answer: null, answered: null, failed: false };

/**
 * Asks as the visitor types; an answer that comes late never replaces one to a newer query. `choosing` is called when
 * the visitor begins to choose: from then on, later hits join below. `retry` asks the same once more.
 */
export function useSearch({ provider, query, onWrongFormat }: Search) {
  const [outcome, setOutcome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isChoosing = useRef(false);
  const { text, limit, kind, fullText } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again, that is all it is for.
  useEffect(() => {
    isChoosing.current = false;
    if (text.trim() === "") {
      setOutcome(NOTHING);
      return;
    }
    const asking = new AbortController();
    const asked: SearchQuery = {
      text,
      limit,
      ...(kind === undefined ? {} : { kind }),
      ...(fullText ? { fullText } : {}),
    };
    const show = (answer: SearchAnswer) => {
      if (asking.signal.aborted) return;
      setOutcome((last) => ({
        answer:
          last.answered === asked && last.answer
            ? mergeAnswers(last.answer, answer, isChoosing.current)
            : answer,
        answered: asked,
        failed: false,
      }));
    };
    provider.search(asked, show, asking.signal).catch((cause: unknown) => {
      if (asking.signal.aborted) return;
      if (cause instanceof SearchUnavailable && cause.reason === "format") onWrongFormat();
      setOutcome((last) =>
        last.answered === asked ? { ...last, failed: true } : { ...NOTHING, failed: true },
      );
    });
    return () => asking.abort();
  }, [provider, text, limit, kind, fullText, attempt, onWrongFormat]);
  const choosing = useCallback(() => {
    isChoosing.current = true;
  }, []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...outcome, choosing, retry };
}
