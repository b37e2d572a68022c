import * as storageKeys from "../../shared/storageKeys.ts";
import { applyCodeWrap } from "../applyCodeWrap.ts";
import { closestTo } from "../closestTo.ts";
import type { Store } from "../safeStore.ts";

type CodePage = Pick<Document, "addEventListener" | "querySelectorAll" | "documentElement">;

/** The wrap button of code blocks: changes its own block now and the blocks of later pages. */
export function wrapCode(page: CodePage, store: Store): void {
  // The document could only say it of all blocks together.
  applyCodeWrap(page, store);
  delete page.documentElement.dataset["codeWrap"];

  page.addEventListener("click", (event) => {
    const button = closestTo(event, ".code-wrap");
    if (!button) return;
    const wraps = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", `${wraps}`);
    button.closest(".code")?.classList.toggle("wrap", wraps);
    store.set(storageKeys.codeWrap, wraps ? "true" : null);
  });
}
