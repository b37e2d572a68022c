import type { SourcePage } from "../content/contentTree.ts";

interface MarkdownParts {
  /** The address of the page itself. */
  url: string;
  /** Where each of the page's references leads on the site; null for what does not exist. */
  paths: (string | null)[];
  /** What each directive stands for; null leaves the line as it is. */
  directives: (string | null)[];
  toUrl(path: string): string;
}

const LINK = /(\]\(|\]:[ \t]+)([^()\s]+)/g;

/** The writer's Markdown for readers elsewhere: links lead to the site, and directives are written out. */
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

/** A heading of the first level at the start, after comments at most, in either of Markdown's two forms. */
const OWN_TITLE = /^((?:\s|<!--[\s\S]*?-->)*)(?:# .*|[^\n]+\n=+[ \t]*)(?:\r?\n|$)/;

interface Titled {
  title: string;
  /** The body begins with a title of its own. */
  hasOwnTitle: boolean;
  markdown: string;
  byline?: string;
}

/** The plain copy as a file: the title stands in it once, whether or not the body begins with it. */
export function withTitle({ title, hasOwnTitle, markdown, byline }: Titled): string {
  const text = hasOwnTitle ? markdown.replace(OWN_TITLE, "$1") : markdown;
  return `${[`# ${title}`, byline, text.trim()].filter(Boolean).join("\n\n")}\n`;
}
