import type { DocSearchProps } from "@docsearch/react";
import { type SearchProvider, SearchUnavailable } from "../../shared/search.ts";
import { toDocSearchHit } from "./toDocSearchHit.ts";

type Transform = NonNullable<DocSearchProps["transformSearchClient"]>;
type SearchClient = Parameters<Transform>[0];

const HITS = 20;

/** Puts our search behind the dialog in place of the hosted service's client. */
export function asSearchClient(provider: SearchProvider, onWrongFormat: () => void): Transform {
  async function ask(query: unknown) {
    const { hits, total } = await provider.search({ text: queryText(query), limit: HITS });
    return { results: [{ hits: hits.map(toDocSearchHit), nbHits: total }] };
  }

  const search = (query: unknown) => {
    const answer = ask(query);
    return {
      /**
       * The dialog shows its error screen when it is told of the error here, and takes it away again when the answer
       * settles; so after an error it never does.
       */
      catch: (tell: (error: Error) => never) =>
        new Promise((resolve) => {
          answer.then(resolve, (cause: unknown) => {
            if (cause instanceof SearchUnavailable && cause.reason === "format") onWrongFormat();
            try {
              tell(asRetryError(cause));
            } catch {
              // It passes the error on; there is nobody else to tell.
            }
          });
        }),
    };
  };
  return (client) => ({ ...client, search: search as unknown as SearchClient["search"] });
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
