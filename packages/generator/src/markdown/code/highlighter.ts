import { createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine, defaultJavaScriptRegexConstructor } from "shiki/engine/javascript";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { canonicalLanguage, importLanguages } from "./languages.ts";
import { createLineReader } from "./lineReader.ts";
import { plainPattern } from "./plainPattern.ts";
import { tokenTheme } from "./tokenTheme.ts";

/** Turns code into HTML that names what each piece is and leaves its color to the page. */
export interface Highlighter {
  /** One `<span class="line">` per line, joined by newlines; a language it does not know comes out plain. */
  toHtml(code: string, lang: string): string;
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
  const readers = new Map<string, (code: string) => string[]>();

  function readerOf(lang: string): ((code: string) => string[]) | null {
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
    toHtml(code, lang) {
      const read = readerOf(lang) ?? readPlain;
      return read(code)
        .map((line) => `<span class="line">${line}</span>`)
        .join("\n");
    },
  };
}

function toRegExp(pattern: string): RegExp {
  return plainPattern(pattern) ?? translateInFull(pattern);
}

/** Words, digits and blanks of code are ASCII: classes of all that Unicode knows take a fifth of the time. */
export function translateInFull(pattern: string): RegExp {
  return defaultJavaScriptRegexConstructor(pattern, { target: "auto", flags: "DSW" });
}

function readPlain(code: string): string[] {
  return code.split("\n").map(escapeHtml);
}
