import { useHtml } from "../useHtml.ts";

/** The article's HTML, compiled from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled and sanitized by the build.
  return <div className="prose" dangerouslySetInnerHTML={useHtml(html)} />;
}
