/** Parses `Accept` or `Accept-Encoding` into the quality of each name: 1 if none is given, 0 for what is refused. */
function readQualities(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part.toLowerCase().split(";");
      const quality = parameters.map((each) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(each)?.[1]).at(-1);
      return [name.trim(), Number(quality ?? 1)];
    }),
  );
}

/**
 * True for programs that name Markdown and like it no less than HTML, as in `text/markdown, text/html`. Browsers never
 * name it. The configurations in `deploy/` have the same rule.
 */
export function prefersMarkdown(accept: string): boolean {
  const qualities = readQualities(accept);
  const markdown = qualities.get("text/markdown") ?? 0;
  const html = qualities.get("text/html") ?? qualities.get("text/*") ?? qualities.get("*/*") ?? 0;
  return markdown > 0 && markdown >= html;
}

export type Encoding = "br" | "gzip" | "identity";

/** Prefers brotli over gzip; respects `q=0`. */
export function bestEncoding(acceptEncoding: string): Encoding {
  const qualities = readQualities(acceptEncoding);
  const accepts = (name: Encoding) => (qualities.get(name) ?? 0) > 0;
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}
