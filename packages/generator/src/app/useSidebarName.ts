import { useState } from "react";
import type { PageState } from "./pageState.ts";

/** The sidebar beside the page, or null where there is none. While a page is on its way, the last one stays. */
export function useSidebarName(page: PageState): string | null {
  const [last, setLast] = useState<string | null>(null);
  const current = page.status === "loaded" ? ("sidebar" in page.view ? page.view.sidebar : null) : last;
  if (current !== last) setLast(current);
  return current;
}
