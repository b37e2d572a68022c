import { codeWrap } from "../../shared/storageKeys.ts";
import { storedChoice } from "./storedChoice.ts";

/** Wraps the code of the text that follows, for visitors who want that; the client goes on with each block by itself. */
export function wrapCodeAtOnce(): void {
  if (storedChoice(codeWrap)) document.documentElement.dataset.codeWrap = "";
}
