import type { DocSearchProps } from "@docsearch/react";
import { type SearchProvider, SearchUnavailable } from "../../shared/search.ts";
import { toDocSearchHit } from "./toDocSearchHit.ts";

type Transform = NonNullable<DocSearchProps["transformSearchClient"]>;
type SearchClient = Parameters<Transform>[0];

/** What the dialog has room for, and a few more: every hit costs text to fetch and time to draw. */
const HITS = 6;
/** After so long the dialog takes a query for slow, whatever became of it: an error shown before would be gone then. */
const STALL_THRESHOLD = 300;

/** Puts our search behind the dialog in place of the hosted service's client. */
export function asSearchClient(provider: SearchProvider, onWrongFormat: () => void): Transform {
  async function ask(query: unknown, signal: AbortSignal) {
    const { hits, total } = await provider.search({ text: queryText(query), limit: HITS }, signal);
    return { results: [{ hits: hits.map(toDocSearchHit), nbHits: total }] };
  }

  let latest = new AbortController();
  const search = (query: unknown) => {
    latest.abort();
    const own = new AbortController();
    latest = own;
    const answer = ask(query, own.signal);
    const stalled = new Promise((resolve) => setTimeout(resolve, STALL_THRESHOLD));
    return {
      /**
       * The dialog shows its error screen when it is told of the error here, and takes it away again when the answer
       * settles; so after an error it never does. Nor does one that a newer query has overtaken: drawing it would keep
       * the newer one waiting.
       */
      catch: (tell: (error: Error) => never) =>
        new Promise((resolve) => {
          answer.then(
            (value) => own === latest && resolve(value),
            async (cause: unknown) => {
              if (own !== latest) return;
              if (cause instanceof SearchUnavailable && cause.reason === "format") onWrongFormat();
              await stalled;
              if (own === latest) tellOf(cause, tell);
            },
          );
        }),
    };
  };
  return (client) => ({ ...client, search: search as unknown as SearchClient["search"] });
}

function tellOf(cause: unknown, tell: (error: Error) => never) {
  try {
    tell(asRetryError(cause));
  } catch {
    // It passes the error on; there is nobody else to tell.
  }
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
