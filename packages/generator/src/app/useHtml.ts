import { useMemo } from "react";
import { trustedHtml } from "../shared/trusted.ts";

/**
 * Returns HTML of the site's own build for `dangerouslySetInnerHTML`. Memoized, because React would write the HTML again
 * for each new object, and so undo what the visitor or a script has changed there.
 */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
