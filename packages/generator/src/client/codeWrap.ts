import { readStored, writeStored } from "../app/storage.ts";
import { codeWrap } from "../shared/storageKeys.ts";
import { closestTo } from "./closestTo.ts";

/** Wraps long code lines from the start for a visitor who asked for it once. */
export function applyCodeWrap(page: ParentNode): void {
  if (readStored(codeWrap) === null) return;
  for (const block of page.querySelectorAll(".code")) block.classList.add("wrap");
}

/** The wrap button of code blocks: changes its own block now and the blocks of later pages. */
export function wrapCode(): void {
  // The script in the head could only say it of all blocks together.
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
