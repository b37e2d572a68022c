import { useMemo } from "react";
import { trustedHtml } from "../shared/trusted.ts";

/**
 * HTML from the site's own build, for `dangerouslySetInnerHTML`. The same text gives the same object: React would put it
 * into the document again for every new one, and with it undo what the reader or a script did there.
 */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
