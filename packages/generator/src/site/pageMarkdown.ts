import type { SourcePage } from "../content/contentTree.ts";
import { languageLabel } from "../markdown/code/languages.ts";
import type { Rewrite, Snippet } from "../markdown/compiledPage.ts";
import { decodeTarget } from "../markdown/pageEnv.ts";
import type { ResolvedRef } from "./resolveRefs.ts";

interface MarkdownParts {
  /** URL of the page itself. */
  url: string;
  refs: ResolvedRef[];
  /** Markdown of each directive; null leaves the line unchanged. */
  directives: (string | null)[];
  toUrl(path: string): string;
}

/** Inline code, which stays as it is, or the address of a link: in angle brackets, or with parentheses in pairs. */
const CODE_OR_LINK = /(`+).*?\1|(\]\(|\]:[ \t]+)(<[^<>\n]*>|(?:[^()<\s]+|\([^()\s]*\))+)/g;
const INDENT = /^[\s>]*/;
const HEADING_ID = /(?<!\s)\s*\{#[\w-]+\}\s*$/;
/** A fence: what is before it, its marks, and whether words follow. Without, it may also be the end of one. */
const FENCE = /^(.*?)(`{3,}|~{3,})\s*(\S?)/;
/** The beginning of a paragraph, which can stand behind a label. */
const PARAGRAPH = /^(?:[\p{L}\d["“(<`_]|\*\*)(?!\d*[.)]\s)/u;

/** Returns the page in plain Markdown, with absolute links and expanded directives. */
export function pageMarkdown(
  { body, bodyLine, page }: Pick<SourcePage<unknown>, "body" | "bodyLine" | "page">,
  { url, refs, directives, toUrl }: MarkdownParts,
): string {
  const addresses = new Map(page.refs.map(({ target }, at) => [target, addressOf(refs[at]?.path)]));
  const texts = body.split("\n");
  const copy = openCopy();
  /** How lines are written that are no running text; of several ways, the last one counts. */
  const writers = new Map<number, (text: string, indent: string) => void>();
  for (const { line } of page.headings)
    writers.set(line, (text, indent) => writeText(text.replace(HEADING_ID, ""), indent));
  for (const snippet of page.snippets) {
    const { line, lang, code, source, copy: shown } = snippet;
    const words = FENCE.exec(texts[line - bodyLine] ?? "")?.[3];
    const lines = source ? [] : code.split("\n");
    for (const at of lines.keys()) writers.set(line + at, shown && at > 0 ? leaveOut : copy.writeCode);
    if (words || (words === "" && lang === "")) writers.set(line, (text) => writeFence(snippet, text));
  }
  for (const rewrite of page.rewrites)
    writers.set(rewrite.line, (_text, indent) => writeRewrite(rewrite, indent));
  page.directives.forEach(({ line, lastLine = line }, at) => {
    const markdown = directives[at]?.trimEnd();
    if (markdown === undefined) return;
    writers.set(line, (_text, indent) => {
      copy.writeLabel();
      for (const each of markdown.split("\n")) copy.write(each && indent + each);
    });
    for (let below = line + 1; below <= lastLine; below++) writers.set(below, leaveOut);
  });
  for (const [at, text] of texts.entries()) {
    copy.leaveQuotes(bodyLine + at);
    const write = writers.get(bodyLine + at) ?? writeText;
    write(text, INDENT.exec(text)?.[0] ?? "");
  }
  return copy.written.join("\n");

  function leaveOut() {}

  function writeText(text: string, indent: string) {
    copy.writeText(withAddresses(text), indent);
  }

  function withAddresses(text: string): string {
    return text.replace(CODE_OR_LINK, (found, _code, before?: string, target = "") => {
      const address = addresses.get(decodeTarget(target.replace(/^<|>$/g, "")));
      return before && address ? before + address : found;
    });
  }

  function writeRewrite({ label, quote }: Rewrite, indent: string) {
    copy.writeLabel();
    copy.write(indent);
    if (quote) {
      const title = withAddresses(quote.title);
      copy.openQuote(`${indent}**${label}:**`, { indent, last: quote.last, title });
    } else if (label) copy.writeAlone(`${indent}**${label}**`);
  }

  /** Writes a fence below its name, and before it the other ways to write it, as the tabs of the page. */
  function writeFence({ title, place, lang, copy: shown }: Snippet, text: string) {
    copy.writeLabel();
    const [, before = "", marks = ""] = FENCE.exec(text) ?? [];
    // A fence may begin in the first line of a list item, whose bullet is written once.
    const indent = before.replace(/[^\s>]/g, " ");
    let start = before;
    for (const way of place?.ways ?? []) {
      writeName(way.label);
      writeLines([marks + way.lang, ...linesOf(way.code), marks]);
    }
    if (place?.ways) writeName(languageLabel(lang));
    const name = title ?? place?.label;
    if (name) writeName(name);
    writeLines([marks + (shown?.lang ?? lang), ...(shown ? linesOf(shown.code) : [])]);

    function writeName(words: string) {
      copy.writeAlone(`${start}**${words}**`);
      start = indent;
    }

    function writeLines(lines: string[]) {
      for (const [at, line] of lines.entries()) copy.writeCode(line && (at === 0 ? start : indent) + line);
    }
  }

  function addressOf(path: string | null | undefined): string | null {
    if (path == null) return null;
    return path.startsWith("/") ? toUrl(path) : url + path;
  }
}

function linesOf(code: string): string[] {
  return code.replace(/\n$/, "").split("\n");
}

/** A copy that is written line by line. */
function openCopy() {
  const written: string[] = [];
  let quotes: { indent: string; last: number }[] = [];
  /** The label of an admonition, with its indentation, until its text begins. */
  let label = "";
  return { written, leaveQuotes, openQuote, writeCode, writeText, writeLabel, writeAlone, write };

  function leaveQuotes(line: number) {
    quotes = quotes.filter(({ last }) => line <= last);
  }

  function openQuote(name: string, { indent, last, title }: { indent: string; last: number; title: string }) {
    quotes.push({ indent, last });
    if (title) writeAlone(`${name} ${title}`);
    else label = name;
  }

  function writeCode(text: string) {
    written.push(inQuotes(text));
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
