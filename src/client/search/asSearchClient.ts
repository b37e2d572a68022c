import type { DocSearchProps } from "@docsearch/react";
import { type SearchProvider, SearchUnavailable } from "../../shared/search.ts";
import { toDocSearchHit } from "./toDocSearchHit.ts";

type Transform = NonNullable<DocSearchProps["transformSearchClient"]>;
type SearchClient = Parameters<Transform>[0];

const HITS = 20;

/** Puts our search behind the dialog in place of the hosted service's client. */
export function asSearchClient(provider: SearchProvider, onWrongFormat: () => void): Transform {
  return (client) => ({
    ...client,
    search: (async (query: unknown) => {
      const answer = await provider
        .search({ text: queryText(query), limit: HITS })
        .catch((cause: unknown) => {
          if (cause instanceof SearchUnavailable && cause.reason === "format") onWrongFormat();
          throw asRetryError(cause);
        });
      const { hits, total } = answer;
      return { results: [{ hits: hits.map(toDocSearchHit), nbHits: total }] };
    }) as unknown as SearchClient["search"],
  });
}

/** The dialog asks one thing at a time. */
function queryText(query: unknown): string {
  const { requests = [] } = query as { requests?: { query?: string }[] };
  return requests[0]?.query ?? "";
}

/** The name under which the dialog shows its error screen. */
function asRetryError(cause: unknown): Error {
  const error = new Error("Search cannot answer.", { cause });
  error.name = "RetryError";
  return error;
}
