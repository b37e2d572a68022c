/** Numbers the pages that have been rehearsed. */
let count = 0;

/** Lays out a page that is likely to be the next one, behind the page that is shown and out of everybody's sight. */
export function rehearse(document: Document, page: HTMLElement): void {
  const main = document.getElementById("main");
  if (!main || page.parentElement === main || !CSS.supports("content-visibility", "hidden")) return;
  for (const other of main.querySelectorAll<HTMLElement>(":scope > [style]"))
    if (other.style.contentVisibility) other.remove();
  separateTabs(page);
  page.style.contentVisibility = "hidden";
  main.append(page);
  // Being asked for a size is what makes the browser lay out what it does not show.
  page.firstElementChild?.getBoundingClientRect();
}

/** In one document, radio buttons of the same name are one group. */
function separateTabs(page: HTMLElement) {
  count += 1;
  for (const tab of page.querySelectorAll<HTMLInputElement>(".tabs > input"))
    tab.name = `${count}-${tab.name}`;
}
