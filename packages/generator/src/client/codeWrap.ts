import { readStored, writeStored } from "../app/storage.ts";
import { codeWrap } from "../shared/storageKeys.ts";
import { closestTo } from "./closestTo.ts";

/** Wraps long code lines if the visitor has chosen that before. */
export function applyCodeWrap(page: ParentNode): void {
  if (readStored(codeWrap) === null) return;
  for (const block of page.querySelectorAll(".code")) block.classList.add("wrap");
}

/** Handles the wrap button: it toggles its own block now, and all blocks of later pages. */
export function wrapCode(): void {
  // Replaces the attribute that the script in the head has set for all blocks together.
  applyCodeWrap(document);
  delete document.documentElement.dataset["codeWrap"];

  document.addEventListener("click", (event) => {
    const button = closestTo(event, ".code-wrap");
    if (!button) return;
    const wraps = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", `${wraps}`);
    button.closest(".code")?.classList.toggle("wrap", wraps);
    writeStored(codeWrap, wraps ? "true" : null);
  });
}
