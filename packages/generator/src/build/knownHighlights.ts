import { unescapeHtml } from "../shared/unescapeHtml.ts";

/** Finds how a piece of code was highlighted before; undefined when it was not. */
export type FindHighlight = (code: string, lang: string) => string | undefined;

const FIGURE =
  /<figure class="code[^"]*" data-lang="([^"]*)">[\s\S]*?<code>([\s\S]*?)<\/code><\/pre><\/figure>/g;

/**
 * Most edits leave the code on a page alone. What is in its earlier HTML need not be highlighted again, and nothing
 * has to be loaded for it.
 */
export function knownHighlights(html: string): FindHighlight {
  const found = new Map<string, string>();
  for (const [, lang = "", marked = ""] of html.matchAll(FIGURE)) {
    const lines = marked.replaceAll('<span class="line highlighted">', '<span class="line">');
    found.set(keyOf(unescapeHtml(lines.replace(/<[^>]*>/g, "")), unescapeHtml(lang)), lines);
  }
  return (code, lang) => found.get(keyOf(code, lang || "txt"));
}

function keyOf(code: string, lang: string): string {
  return `${lang}\n${code}`;
}
