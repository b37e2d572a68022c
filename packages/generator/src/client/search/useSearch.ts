import { useEffect, useState } from "react";
import { type SearchAnswer, type SearchProvider, SearchUnavailable } from "../../../../search/src/search.ts";
import type { SearchState } from "./searchAddress.ts";

export interface SearchOutcome {
  /** The last answer there was; null before the first. */
  answer: SearchAnswer | null;
  /** The state the answer belongs to. */
  answered: SearchState | null;
  failed: boolean;
}

interface Search {
  provider: SearchProvider;
  state: SearchState;
  limit: number;
  /** Counts the attempts: another number asks the same thing again. */
  attempt: number;
  onWrongFormat(): void;
}

/** Asks as the visitor types; an answer that comes late never replaces one to a newer question. */
export function useSearch({ provider, state, limit, attempt, onWrongFormat }: Search): SearchOutcome {
  const [outcome, setOutcome] = useState<SearchOutcome>({ answer: null, answered: null, failed: false });
  const { text, kind, section } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again, that is all it is for.
  useEffect(() => {
    const asking = new AbortController();
    const query = {
      text,
      limit,
      ...(kind === "" ? {} : { kind }),
      ...(section === "" ? {} : { section }),
    };
    provider.search(query, asking.signal).then(
      (answer) =>
        !asking.signal.aborted && setOutcome({ answer, answered: { text, kind, section }, failed: false }),
      (cause: unknown) => {
        if (asking.signal.aborted) return;
        if (cause instanceof SearchUnavailable && cause.reason === "format") onWrongFormat();
        setOutcome((last) => ({ ...last, failed: true }));
      },
    );
    return () => asking.abort();
  }, [provider, text, kind, section, limit, attempt, onWrongFormat]);
  return outcome;
}
