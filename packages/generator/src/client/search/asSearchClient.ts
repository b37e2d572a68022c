import type { DocSearchProps } from "@docsearch/react";
import { type SearchProvider, SearchUnavailable } from "../../../../search/src/search.ts";
import { toDocSearchHit } from "./toDocSearchHit.ts";

type Transform = NonNullable<DocSearchProps["transformSearchClient"]>;
type SearchClient = Parameters<Transform>[0];

/** What the dialog has room for, and one more: every hit costs text to fetch and time to draw. */
export const DIALOG_HITS = 5;
/** After so long the dialog takes a query for slow, whatever became of it: an error shown before would be gone then. */
const STALL_THRESHOLD = 300;

/** Our search in place of the hosted service's client. */
export interface DialogSearch {
  transform: Transform;
  /** Asks for what the dialog will ask for in a moment: it draws the letter first. */
  askAhead(text: string): void;
}

interface Asking {
  text: string;
  controller: AbortController;
  answer: Promise<unknown>;
}

/** Puts our search behind the dialog. */
export function asSearchClient(provider: SearchProvider, onWrongFormat: () => void): DialogSearch {
  let latest: Asking | null = null;
  let ahead: Asking | null = null;

  function ask(text: string): Asking {
    latest?.controller.abort();
    const controller = new AbortController();
    const asked = provider.search({ text, limit: DIALOG_HITS }, controller.signal);
    const answer = asked.then(({ hits, total }) => ({
      results: [{ hits: hits.map(toDocSearchHit), nbHits: total }],
    }));
    // The dialog may never come for what was asked ahead.
    answer.catch(() => undefined);
    latest = { text, controller, answer };
    return latest;
  }

  const search = (query: unknown) => {
    const text = queryText(query);
    const own = ahead?.text === text ? ahead : ask(text);
    ahead = null;
    const stalled = new Promise((resolve) => setTimeout(resolve, STALL_THRESHOLD));
    return {
      /**
       * The dialog shows its error screen when it is told of the error here, and takes it away again when the answer
       * settles; so after an error it never does. Nor does one that a newer query has overtaken: drawing it would keep
       * the newer one waiting.
       */
      catch: (tell: (error: Error) => never) =>
        new Promise((resolve) => {
          own.answer.then(
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
  return {
    transform: (client) => ({ ...client, search: search as unknown as SearchClient["search"] }),
    askAhead(text) {
      // The dialog asks nothing for an empty field.
      if (text) ahead = ask(text);
    },
  };
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
