import { createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine, defaultJavaScriptRegexConstructor } from "shiki/engine/javascript";
import { canonicalLanguage, importLanguages } from "./languages.ts";
import { createLineReader, type Run } from "./lineReader.ts";
import { plainPattern } from "./plainPattern.ts";
import { tokenTheme } from "./tokenTheme.ts";

/** Names what each piece of code is and leaves its color to the page. */
export interface Highlighter {
  /** The pieces of every line; a language it does not know comes out plain. */
  toLines(code: string, lang: string): Run[][];
  knows(lang: string): boolean;
}

const PLAIN_TEXT = new Set(["", "txt", "text", "plain", "plaintext"]);

/**
 * The one highlighter of a build. Grammars are imported here but compiled only when a fence needs them; the JavaScript
 * engine starts in a fifth of the time of the WebAssembly one and is faster on short snippets too.
 */
export async function createHighlighter(): Promise<Highlighter> {
  const languages = await importLanguages();
  const shiki = createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({ regexConstructor: toRegExp }),
    themes: [tokenTheme],
    langs: [],
  });
  const { colorMap } = shiki.setTheme(tokenTheme);
  /** A reader for each grammar compiled so far, by its name here. */
  const readers = new Map<string, (code: string) => Run[][]>();

  function readerOf(lang: string): ((code: string) => Run[][]) | null {
    const name = canonicalLanguage(lang);
    const known = readers.get(name);
    if (known) return known;
    const language = languages.get(name);
    const grammar = language?.at(-1);
    if (!language || !grammar) return null;
    shiki.loadLanguageSync(language);
    const reader = createLineReader(shiki.getLanguage(grammar.name), colorMap);
    readers.set(name, reader);
    return reader;
  }

  return {
    knows: (lang) => PLAIN_TEXT.has(lang.toLowerCase()) || languages.has(canonicalLanguage(lang)),
    toLines: (code, lang) => (readerOf(lang) ?? readPlain)(code),
  };
}

function toRegExp(pattern: string): RegExp {
  return plainPattern(pattern) ?? translateInFull(pattern);
}

/** Words, digits and blanks of code are ASCII: classes of all that Unicode knows take a fifth of the time. */
export function translateInFull(pattern: string): RegExp {
  return defaultJavaScriptRegexConstructor(pattern, { target: "auto", flags: "DSW" });
}

function readPlain(code: string): Run[][] {
  return code.split("\n").map((text) => [{ name: null, text }]);
}
