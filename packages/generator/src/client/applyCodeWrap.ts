import * as storageKeys from "../shared/storageKeys.ts";
import type { Store } from "./safeStore.ts";

/** Wraps long code lines from the start for a visitor who asked for it once. */
export function applyCodeWrap(page: Pick<Document, "querySelectorAll">, store: Pick<Store, "get">): void {
  if (store.get(storageKeys.codeWrap) !== "true") return;
  for (const block of page.querySelectorAll(".code")) block.classList.add("wrap");
}
