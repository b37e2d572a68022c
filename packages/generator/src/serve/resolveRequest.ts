import { prefersMarkdown } from "./acceptHeader.ts";

/** `copy` is the Markdown copy of a page that is answered as HTML. */
type Answer =
  | { status: 200 | 404; file: string; copy?: string | undefined }
  | { status: 301; location: string }
  | { status: 400 };

interface BuiltSite {
  has(file: string): boolean;
  /** Returns the redirects of the site that a file belongs to. */
  redirectsOf?(file: string): Map<string, string>;
  accept?: string | undefined;
}

const NOT_FOUND: Answer = { status: 404, file: "404.html" };

/**
 * Maps a URL to a file or redirect: every page has one address, without `.html`, `/index.html`, an extra trailing
 * slash or an encoded slash; other spellings are redirected; anything unknown gets the not-found page.
 */
export function resolveRequest(url: string, { has, redirectsOf, accept = "" }: BuiltSite): Answer {
  const queryAt = url.indexOf("?");
  const [rawPath, search] = queryAt < 0 ? [url, ""] : [url.slice(0, queryAt), url.slice(queryAt)];
  const path = decodePath(rawPath);
  if (path === null) return NOT_FOUND;
  if (!path.startsWith("/") || /\0|\\|(^|\/)\.\.?(\/|$)/.test(path)) return { status: 400 };
  const name = path.replace(/\/{2,}/g, "/").slice(1);

  const page = pageFile(name);
  // Before the pages: hosts that only have files get one for each redirect.
  const asked = (page?.address ?? name).replace(/\/$/, "");
  const target = redirectsOf?.(name).get(encodeURI(`/${asked}`));
  if (target !== undefined) return { status: 301, location: target + search };
  if (page) {
    if (path !== `/${page.address}` || /%2f/i.test(rawPath)) {
      const address = encodeURI(`/${page.address}`).replace(/[?#]/g, encodeURIComponent);
      return { status: 301, location: address + search };
    }
    const copy = [page.markdown, page.file.replace(/html$/, "md")].find(has);
    return copy && prefersMarkdown(accept)
      ? { status: 200, file: copy }
      : { status: 200, file: page.file, copy };
  }
  if (name !== "" && !name.endsWith("/") && !/\.html$|(^|\/)_(headers|redirects)$/.test(name) && has(name))
    return { status: 200, file: name };
  return NOT_FOUND;

  /** Finds a page with its canonical address and the possible path of its Markdown copy. */
  function pageFile(wanted: string): { file: string; address: string; markdown: string } | null {
    const key = wanted
      .replace(/(^|\/)(?:index(?:\.html)?(?:\/|$))+$/, "$1")
      .replace(/\.html$/, "")
      .replace(/\/$/, "");
    if (key === "404") return null;
    const markdown = `${key}.md`;
    if (key === "") return has("index.html") ? { file: "index.html", address: "", markdown } : null;
    if (has(`${key}/index.html`)) return { file: `${key}/index.html`, address: `${key}/`, markdown };
    return has(`${key}.html`) ? { file: `${key}.html`, address: key, markdown } : null;
  }
}

/** Returns null for an address that cannot be decoded, which has no page. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
