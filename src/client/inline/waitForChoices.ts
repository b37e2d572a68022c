import { STATE_ELEMENT_ID } from "../../shared/shell.ts";
import * as storageKeys from "../../shared/storageKeys.ts";
import type { Store } from "../safeStore.ts";

type ChoiceDocument = Pick<Document, "createElement"> & { head: Pick<HTMLElement, "append"> };

/** Choices that change how high the text is are put in place at its end: who made some sees the page only then. */
export function waitForChoices(page: ChoiceDocument, store: Store): void {
  if (!store.get(storageKeys.tabs) && !store.get(storageKeys.codeWrap)) return;
  const link = page.createElement("link");
  link.rel = "expect";
  link.href = `#${STATE_ELEMENT_ID}`;
  link.setAttribute("blocking", "render");
  page.head.append(link);
}
