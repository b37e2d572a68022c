import { readFile } from "node:fs/promises";
import { join } from "node:path";
import MarkdownIt, { type Token } from "markdown-it";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { listFiles } from "../content/listFiles.ts";
import { withoutLongLines } from "../content/parseYaml.ts";
import { MARKDOWN } from "../content/readSources.ts";
import { splitFrontMatter } from "../content/splitFrontMatter.ts";
import { CODE, PROSE_FIELDS, type Prose, type ProseFile } from "./prose.ts";

/** Reads the prose of all pages, posts and data files of a content folder, or of some of them. */
export async function readProse(content: string, only?: ReadonlySet<string>): Promise<ProseFile[]> {
  const files = (await listFiles(content)).filter((file) => readerOf(file) && (only?.has(file) ?? true));
  if (files.length === 0 && !only) throw new Error(`There is nothing to read in ${content}.`);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(content, file), "utf8");
      return { file, prose: readerOf(file)?.(text) ?? [] };
    }),
  );
}

function readerOf(file: string): ((text: string) => Prose[]) | null {
  if (MARKDOWN.test(file)) return proseOfPage;
  if (file.endsWith(".json")) return proseOfJson;
  return /\.ya?ml$/.test(file) ? (text) => proseOfYaml(text, 1) : null;
}

function proseOfPage(text: string): Prose[] {
  const { frontMatter, frontMatterLine, body, bodyLine } = splitFrontMatter(text);
  return [...proseOfYaml(frontMatter, frontMatterLine), ...proseOfMarkdown(body, bodyLine)];
}

/** Matches a string, followed by a colon if it is a key, or the end of a line. */
const STRING_OR_NEWLINE = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|\n/g;

/** Returns the prose of a data file, which is scanned as text, because `JSON.parse` gives no lines. */
export function proseOfJson(json: string): Prose[] {
  const prose: Prose[] = [];
  let line = 1;
  let field = "";
  for (const [, literal, colon] of json.matchAll(STRING_OR_NEWLINE)) {
    if (literal === undefined) line++;
    else if (colon !== undefined) field = parseString(literal);
    else if (PROSE_FIELDS.has(field)) {
      prose.push({ text: withoutCode(parseString(literal)), line, isCell: false });
    }
  }
  return prose;
}

/** Returns nothing for an invalid string, which the check of the data reports. */
function parseString(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return "";
  }
}

/** Replaces code in backticks. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, CODE).replaceAll("\n", " ");
}

/** Returns the prose of front matter, authors and tags. */
export function proseOfYaml(yaml: string, firstLine: number): Prose[] {
  const prose: Prose[] = [];
  const lineCounter = new LineCounter();
  visit(parseDocument(withoutLongLines(yaml), { lineCounter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || !PROSE_FIELDS.has(String(key.value))) return;
      const line = firstLine + lineCounter.linePos(value.range?.[0] ?? 0).line - 1;
      prose.push({ text: String(value.value).replaceAll("\n", " "), line, isCell: false });
    },
  });
  return prose;
}

const markdown = new MarkdownIt({ html: true });
const DIRECTIVE = /^::[a-z-]+(\{.*\})?$/;
const TAGS_AND_COMMENTS = /<!--[\s\S]*?(?:-->|$)|<[^<>]*>/g;

/** Returns the running text of a page by block, without code, addresses and tags. */
export function proseOfMarkdown(body: string, firstLine: number): Prose[] {
  const prose: Prose[] = [];
  let line = firstLine;
  let isCell = false;
  for (const { type, map, children, content } of markdown.parse(body, {})) {
    // Table cells have no line, but their row has.
    line = map ? firstLine + map[0] : line;
    if (type === "td_open" || type === "th_open") isCell = true;
    if (type === "td_close" || type === "th_close") isCell = false;
    if (type === "inline") prose.push({ text: inlineText(children ?? []), line, isCell });
    if (type === "html_block") prose.push({ text: htmlText(content), line, isCell: false });
  }
  return prose;
}

function inlineText(children: Token[]): string {
  let text = "";
  for (const { type, content } of children) {
    if (type === "softbreak" || type === "hardbreak") text += "\n";
    else if (type === "text" || type === "image") text += content;
    else if (type === "code_inline") text += CODE;
    else if (type === "html_inline") text += " ";
  }
  const lines = text.split("\n").map((line) => (DIRECTIVE.test(line) ? "" : line));
  return lines.join("\n");
}

function htmlText(html: string): string {
  return html.replace(TAGS_AND_COMMENTS, (markup) => markup.replace(/[^\n]/g, " "));
}
