import { useMemo } from "react";
import { trustedHtml } from "../../shared/trusted.ts";

/** The article's HTML, compiled from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled and sanitized by the build.
  return <div className="prose" dangerouslySetInnerHTML={useHtml(html)} />;
}

/**
 * Returns HTML of the site's own build for `dangerouslySetInnerHTML`. Memoized, because React would write the HTML again
 * for each new object, and so undo what the visitor or a script has changed there.
 */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
