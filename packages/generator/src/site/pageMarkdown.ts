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

/** Inline code, which stays as it is, or the address of a link. */
const CODE_OR_LINK = /(`+).*?\1|(\]\(|\]:[ \t]+)([^()\s]+)/g;

/** Returns the page's Markdown with absolute links and expanded directives. */
export function pageMarkdown(
  { body, bodyLine, page }: Pick<SourcePage<unknown>, "body" | "bodyLine" | "page">,
  { url, paths, directives, toUrl }: MarkdownParts,
): string {
  const addresses = new Map(page.refs.map(({ target }, at) => [target, addressOf(paths[at] ?? null)]));
  const codeLines = new Set(
    page.snippets.flatMap(({ line, code }) => code.split("\n").map((_, at) => line - bodyLine + at)),
  );
  const lines = body.split("\n").map((text, at) => (codeLines.has(at) ? text : withAddresses(text)));
  page.directives.forEach((directive, index) => {
    const at = directive.line - bodyLine;
    const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
    lines[at] = directives[index]?.trimEnd().replace(/^(?=.)/gm, indent) ?? lines[at] ?? "";
  });
  return lines.join("\n");

  function withAddresses(text: string): string {
    return text.replace(CODE_OR_LINK, (found, _code, before?: string, target = "") => {
      const address = addresses.get(target);
      return before && address ? before + address : found;
    });
  }

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
