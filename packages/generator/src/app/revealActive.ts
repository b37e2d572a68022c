/** The navbar covers the top of the column. */
const MARGIN = 80;

/** Scrolls the menu, and only the menu, so that the link of the current page is in sight. */
export function revealActive(menu: HTMLElement): void {
  // The sidebar comes after the primary links, one of which may be current as well.
  const link = [...menu.querySelectorAll('[aria-current="page"]')].at(-1);
  if (link) revealIn(menu, link);
}

/** Brings an element into its scrolling frame without moving the page around the frame. */
export function revealIn(frame: Element, element: Element): void {
  const { top, bottom, height } = frame.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top < top + MARGIN || box.bottom > bottom - MARGIN) frame.scrollTop += box.top - top - height / 3;
}
