import { below } from "./belowWindow.ts";

type Size = Pick<Window, "innerWidth" | "innerHeight">;

const LATER = "later";

/**
 * Keeps what is surely below the window out of the first frame of a page that starts at its top: layout of a long page
 * takes many times as long as that of the part in sight, and nobody should wait for it.
 */
export function holdBelow(page: ParentNode, { innerWidth, innerHeight }: Size): void {
  const article = page.querySelector(".columns > article > .prose");
  if (!article) return;
  for (const block of below([...article.children], innerWidth, innerHeight)) block.classList.add(LATER);
}

/** Brings what was kept out. */
export function releaseBelow(page: ParentNode): void {
  for (const block of page.querySelectorAll(`.${LATER}`)) {
    block.classList.remove(LATER);
    if (block.classList.length === 0) block.removeAttribute("class");
  }
}
