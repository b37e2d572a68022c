import { afterPaint } from "./afterPaint.ts";

/** Puts a page in the place of the one before; it may have been laid out behind that one already. */
export function replacePage(main: Element | null, page: HTMLElement): void {
  page.style.contentVisibility = "";
  if (page.parentElement !== main) {
    main?.replaceChildren(page);
    return;
  }
  for (const other of main?.children ?? []) {
    if (other === page) continue;
    other.replaceChildren();
    // Another first child would make the browser look at the styles of the whole page again.
    afterPaint(() => other.remove());
  }
}
