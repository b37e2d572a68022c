import type { SourcePage } from "../content/contentTree.ts";

interface MarkdownParts {
  /** URL of the page itself. */
  url: string;
  /** Resolved paths of the page's references; null if the target does not exist. */
  paths: (string | null)[];
  /** Markdown of each directive; null leaves the line unchanged. */
  directives: (string | null)[];
  toUrl(path: string): string;
}

const LINK = /(\]\(|\]:[ \t]+)([^()\s]+)/g;

/** Returns the page's Markdown with absolute links and expanded directives. */
export function pageMarkdown(
  { body, bodyLine, page }: Pick<SourcePage<unknown>, "body" | "bodyLine" | "page">,
  { url, paths, directives, toUrl }: MarkdownParts,
): string {
  const addresses = new Map(page.refs.map(({ target }, at) => [target, addressOf(paths[at] ?? null)]));
  const linked = body.replace(
    LINK,
    (link, before: string, target: string) => before + (addresses.get(target) ?? link.slice(before.length)),
  );
  if (page.directives.length === 0) return linked;
  const lines = linked.split("\n");
  page.directives.forEach((directive, index) => {
    const at = directive.line - bodyLine;
    const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
    lines[at] = directives[index]?.trimEnd().replace(/^(?=.)/gm, indent) ?? lines[at] ?? "";
  });
  return lines.join("\n");

  function addressOf(path: string | null): string | null {
    if (path === null) return null;
    return path.startsWith("/") ? toUrl(path) : url + path;
  }
}

/** A leading level 1 heading, in ATX or setext style; only comments may precede it. */
const OWN_TITLE = /^((?:\s|<!--[\s\S]*?-->)*)(?:# .*|[^\n]+\n=+[ \t]*)(?:\r?\n|$)/;

interface Titled {
  title: string;
  /** The body starts with its own title. */
  hasOwnTitle: boolean;
  markdown: string;
  byline?: string;
}

/** Adds the title and byline to the Markdown, replacing a title in the body. */
export function withTitle({ title, hasOwnTitle, markdown, byline }: Titled): string {
  const text = hasOwnTitle ? markdown.replace(OWN_TITLE, "$1") : markdown;
  return `${[`# ${title}`, byline, text.trim()].filter(Boolean).join("\n\n")}\n`;
}
