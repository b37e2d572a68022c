/** The navbar covers the top of the column. */
const MARGIN = 80;

/** Scrolls the menu so that the link of the current page is visible. */
export function revealActive(menu: HTMLElement): void {
  // The last one is in the sidebar; a link of the navbar may be current as well.
  const link = [...menu.querySelectorAll('[aria-current="page"]')].at(-1);
  if (link) revealIn(menu, link);
}

/** Scrolls an element into view within its container, without scrolling the page. */
export function revealIn(container: Element, element: Element): void {
  const { top, bottom, height } = container.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top < top + MARGIN || box.bottom > bottom - MARGIN)
    container.scrollTop += box.top - top - height / 3;
}
