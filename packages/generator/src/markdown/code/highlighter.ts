import { createHighlighterCoreSync, type ThemedToken } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { canonicalLanguage, importLanguages } from "./languages.ts";
import { colorToClass, tokenTheme } from "./tokenTheme.ts";

/** A piece of a line and the class that colors it; null for plain text. */
export interface Run {
  name: string | null;
  text: string;
}

/** Names what each piece of code is and leaves its color to the page. */
export interface Highlighter {
  /** The pieces of every line; a language it does not know comes out plain. */
  toLines(code: string, lang: string): Run[][];
}

/** A busy machine must not change what is written: a line is read to its end, however long it takes. */
const WITHOUT_LIMITS = { tokenizeMaxLineLength: 0, tokenizeTimeLimit: 0 };

/**
 * The one highlighter of a build. Grammars are imported here but compiled only when a fence needs them; the JavaScript
 * engine starts in a fifth of the time of the WebAssembly one and is faster on short snippets too.
 */
export async function createHighlighter(): Promise<Highlighter> {
  const languages = await importLanguages();
  const engine = createJavaScriptRegexEngine();
  const shiki = createHighlighterCoreSync({ engine, themes: [tokenTheme], langs: [] });
  return {
    toLines(code, lang) {
      const language = languages.get(canonicalLanguage(lang));
      const grammar = language?.at(-1);
      if (!language || !grammar) return code.split("\n").map((text) => [{ name: null, text }]);
      if (!shiki.getLoadedLanguages().includes(grammar.name)) shiki.loadLanguageSync(language);
      const options = { lang: grammar.name, theme: tokenTheme.name ?? "", ...WITHOUT_LIMITS };
      return shiki.codeToTokensBase(code, options).map(toRuns);
    },
  };
}

function toRuns(tokens: ThemedToken[]): Run[] {
  const runs: Run[] = [];
  for (const { content, color } of tokens) {
    const text = content.trim();
    const start = content.length - content.trimStart().length;
    append(runs, { name: null, text: content.slice(0, start) });
    append(runs, { name: colorToClass(color), text });
    if (text) append(runs, { name: null, text: content.slice(start + text.length) });
  }
  return runs;
}

/** Neighbours of one class share a span, the blanks between them included; blanks at its ends stay outside. */
function append(runs: Run[], run: Run): void {
  if (!run.text) return;
  const last = runs.at(-1);
  const beforeLast = runs.at(-2);
  if (last?.name === run.name) {
    last.text += run.text;
  } else if (run.name && beforeLast?.name === run.name && last?.text.trim() === "") {
    beforeLast.text += last.text + run.text;
    runs.pop();
  } else {
    runs.push(run);
  }
}
