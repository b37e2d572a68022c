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
const INDENT = /^[\s>]*/;
const HEADING_ID = /(?<!\s)\s*\{#[\w-]+\}\s*$/;
const FENCE = /^(.*?(?:`{3,}|~{3,}))\s*\S/;
/** The beginning of a paragraph, which can stand behind a label. */
const PARAGRAPH = /^(?:[\p{L}\d["“(<`_]|\*\*)(?!\d*[.)]\s)/u;

/** Returns the page in plain Markdown, with absolute links and expanded directives. */
export function pageMarkdown(
  { body, bodyLine, page }: Pick<SourcePage<unknown>, "body" | "bodyLine" | "page">,
  { url, paths, directives, toUrl }: MarkdownParts,
): string {
  const addresses = new Map(page.refs.map(({ target }, at) => [target, addressOf(paths[at] ?? null)]));
  const codeLines = new Set(
    page.snippets.flatMap(({ line, code, source }) =>
      source ? [] : code.split("\n").map((_, at) => line + at),
    ),
  );
  const shownOtherwise = new Set(
    page.snippets.flatMap(({ line, code, source, copy }) =>
      copy && !source
        ? code
            .split("\n")
            .slice(1)
            .map((_, at) => line + at + 1)
        : [],
    ),
  );
  const snippets = new Map(page.snippets.map((snippet) => [snippet.line, snippet]));
  const rewrites = new Map(page.rewrites.map((rewrite) => [rewrite.line, rewrite]));
  const drawn = new Map(page.directives.map(({ line }, at) => [line, directives[at]]));
  /** Lines of fences that are drawn. */
  const replaced = new Set(
    page.directives.flatMap(({ line, lastLine = line }, at) =>
      directives[at] === null ? [] : Array.from({ length: lastLine - line }, (_, below) => line + 1 + below),
    ),
  );
  const headingLines = new Set(page.headings.map(({ line }) => line));
  const written: string[] = [];
  let quotes: { indent: string; last: number }[] = [];
  /** The label of an admonition, with its indentation, until its text begins. */
  let label = "";
  for (const [at, text] of body.split("\n").entries()) writeLine(text, bodyLine + at);
  return written.join("\n");

  function writeLine(text: string, line: number) {
    if (replaced.has(line)) return;
    quotes = quotes.filter(({ last }) => line <= last);
    const indent = INDENT.exec(text)?.[0] ?? "";
    const rewrite = rewrites.get(line);
    const snippet = snippets.get(line);
    const directive = drawn.get(line);
    if (rewrite) {
      writeLabel();
      write(indent);
      if (rewrite.quote) quotes.push({ indent, last: rewrite.quote.last });
      if (rewrite.quote && !rewrite.quote.title) label = `${indent}**${rewrite.label}:**`;
      else if (rewrite.quote) writeAlone(`${indent}**${rewrite.label}:** ${rewrite.quote.title}`);
      else if (rewrite.label) writeAlone(`${indent}**${rewrite.label}**`);
    } else if (typeof directive === "string") {
      writeLabel();
      for (const each of directive.trimEnd().split("\n")) write(each && indent + each);
    } else if (snippet && FENCE.test(text)) {
      writeLabel();
      const title = snippet.title ?? snippet.place;
      if (title && /^\s*[`~]/.test(text)) writeAlone(`${indent}**${title}**`);
      written.push(inQuotes(`${FENCE.exec(text)?.[1]}${snippet.copy?.lang ?? snippet.lang}`));
      const code = snippet.copy?.code.replace(/\n$/, "").split("\n") ?? [];
      for (const each of code) written.push(inQuotes(each && indent + each));
    } else if (shownOtherwise.has(line)) return;
    else if (codeLines.has(line)) written.push(inQuotes(text));
    else writeText(withAddresses(headingLines.has(line) ? text.replace(HEADING_ID, "") : text), indent);
  }

  function writeText(text: string, indent: string) {
    const rest = text.slice(indent.length);
    if (label && !rest) return;
    if (label && PARAGRAPH.test(rest)) {
      write(`${label} ${rest}`);
      label = "";
      return;
    }
    writeLabel();
    write(text);
  }

  function writeLabel() {
    if (label) writeAlone(label);
    label = "";
  }

  /** Writes a paragraph of one line. */
  function writeAlone(text: string) {
    const indent = INDENT.exec(text)?.[0] ?? "";
    write(indent);
    write(text);
    write(indent);
  }

  /** Of several empty lines, the shortest stays. */
  function write(text: string) {
    const isEmpty = (each: string) => INDENT.exec(each)?.[0] === each;
    const quoted = inQuotes(text);
    const line = isEmpty(quoted) ? quoted.trimEnd() : quoted;
    const before = written.at(-1);
    if (before === undefined || !isEmpty(before) || !isEmpty(line)) written.push(line);
    else if (line.length < before.length) written[written.length - 1] = line;
  }

  function inQuotes(text: string): string {
    return quotes.reduceRight((inner, { indent }) => {
      const rest = inner.startsWith(indent) ? inner.slice(indent.length) : inner.trimStart();
      return `${indent}>${rest.trim() && ` ${rest}`}`;
    }, text);
  }

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
