import { type DocumentState, STATE_ELEMENT_ID } from "../shared/shell.ts";
import { isRecord } from "./isRecord.ts";

type StateDocument = Pick<Document, "getElementById">;

/** What the document tells about itself; throws a sentence when it does not. */
export function readDocumentState(page: StateDocument): DocumentState {
  const text = page.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${STATE_ELEMENT_ID} element, so the page cannot start.`);
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch (cause) {
    throw new Error(`The document's #${STATE_ELEMENT_ID} is not JSON, so the page cannot start.`, { cause });
  }
  if (!isDocumentState(state)) {
    throw new Error(
      `The document's #${STATE_ELEMENT_ID} lacks build, nav or path, so the page cannot start.`,
    );
  }
  return state;
}

function isDocumentState(value: unknown): value is DocumentState {
  return (
    isRecord(value) &&
    typeof value.build === "string" &&
    typeof value.nav === "string" &&
    typeof value.path === "string"
  );
}
