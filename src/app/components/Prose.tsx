import { useParsedHtml } from "../parsedHtml.ts";

/** The article, made from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" {...useParsedHtml(html)} />;
}
