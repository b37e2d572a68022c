import { useHtml } from "../useHtml.ts";

/** The article, made from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own Markdown chain made it.
  return <div className="prose" dangerouslySetInnerHTML={useHtml(html)} />;
}
