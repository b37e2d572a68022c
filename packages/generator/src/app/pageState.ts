import type { PageView } from "../shared/page.ts";

/** What the page area shows: a page, the wait for one, or why there is none. */
export type PageState =
  | { status: "loaded"; view: PageView }
  | { status: "loading"; path: string }
  | { status: "error"; path: string; error: Error };

/** The route the visitor is on, whether or not its page has arrived. */
export function pathOf(page: PageState): string {
  return page.status === "loaded" ? page.view.path : page.path;
}
