/**
 * The article, made from Markdown at build time. `data-prose` is how the browser finds it in the first document and adopts
 * it, instead of downloading the text twice.
 */
export function Prose({ html }: { html: string | null }) {
  return (
    <div
      data-prose=""
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own Markdown chain made it.
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
    />
  );
}
