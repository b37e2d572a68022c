/** The navbar and the filter cover the top of the sidebar. */
const COVERED_TOP = 112;
const MARGIN_BOTTOM = 16;

/** Scrolls the menu so that the link of the current page is visible, once the categories around it have opened. */
export async function revealActive(menu: HTMLElement): Promise<void> {
  await Promise.allSettled(menu.getAnimations({ subtree: true }).map(({ finished }) => finished));
  // The last one is in the sidebar; a link of the navbar may be current as well.
  const link = [...menu.querySelectorAll('[aria-current="page"]')].at(-1);
  if (link) revealIn(menu, link);
}

/** Scrolls an element into view within its container, without scrolling the page. */
export function revealIn(container: Element, element: Element): void {
  const { top, bottom, height } = container.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top < top + COVERED_TOP || box.bottom > bottom - MARGIN_BOTTOM)
    container.scrollTop += box.top - top - height / 3;
}
