import type { PageView } from "../shared/page.ts";

/** The state of the page area. */
export type PageState =
  | { status: "loaded"; view: PageView }
  | { status: "loading"; path: string }
  | { status: "error"; path: string; error: Error };

/** Returns the current route, whether or not its page has been loaded. */
export function pathOf(page: PageState): string {
  return page.status === "loaded" ? page.view.path : page.path;
}
