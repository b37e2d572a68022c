import { withBodies } from "../shared/page.ts";
import { type DocumentState, STATE_ELEMENT_ID } from "../shared/shell.ts";
import { isPageView } from "./isPageView.ts";
import { isRecord } from "./isRecord.ts";

type StateDocument = Pick<Document, "getElementById" | "querySelectorAll">;

/** What the document was drawn from, with the article HTML taken back from where it already stands. */
export function readDocumentState(page: StateDocument): DocumentState {
  const state = parseState(page.getElementById(STATE_ELEMENT_ID)?.textContent);
  const bodies = Array.from(page.querySelectorAll("[data-prose]"), (body) => body.innerHTML);
  return { ...state, view: withBodies(state.view, bodies) };
}

function parseState(text: string | null | undefined): DocumentState {
  if (!text) throw new Error(`The document has no #${STATE_ELEMENT_ID} element, so the page cannot start.`);
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch (cause) {
    throw new Error(`The document's #${STATE_ELEMENT_ID} is not JSON, so the page cannot start.`, { cause });
  }
  if (!isDocumentState(state)) {
    throw new Error(
      `The document's #${STATE_ELEMENT_ID} lacks build, nav or view, so the page cannot start.`,
    );
  }
  return state;
}

function isDocumentState(value: unknown): value is DocumentState {
  return (
    isRecord(value) &&
    typeof value.build === "string" &&
    typeof value.nav === "string" &&
    isPageView(value.view)
  );
}
