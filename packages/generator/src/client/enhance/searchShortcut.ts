import { isSearchKey } from "./searchKeys.ts";

type SearchDocument = Pick<Document, "addEventListener" | "querySelector">;

/** The search keys do what the search button does. */
export function searchShortcut(page: SearchDocument): void {
  page.addEventListener("keydown", (event) => {
    if (!isSearchKey(event) || event.defaultPrevented) return;
    const button = page.querySelector<HTMLElement>("[data-search]");
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
