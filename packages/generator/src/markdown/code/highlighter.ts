import { createHighlighterCoreSync, type ThemedToken } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { canonicalLanguage, importLanguages } from "./languages.ts";
import { colorToClass, tokenTheme } from "./tokenTheme.ts";

/** A part of a line and its CSS class; null for plain text. */
export interface Run {
  name: string | null;
  text: string;
}

export type Highlighter = Awaited<ReturnType<typeof createHighlighter>>;

/**
 * Longer lines have no colors: grammars may take quadratic time for a line. Shiki's time limit would make the output
 * depend on the load of the machine.
 */
const LIMITS = { tokenizeMaxLineLength: 2_000, tokenizeTimeLimit: 0 };

/**
 * Creates the highlighter of a build. Grammars are imported here, but compiled lazily; the JavaScript engine starts in a
 * fifth of the time of the WebAssembly one, and is faster on short snippets, too.
 */
export async function createHighlighter() {
  const languages = await importLanguages();
  const engine = createJavaScriptRegexEngine();
  const shiki = createHighlighterCoreSync({ engine, themes: [tokenTheme], langs: [] });
  return {
    /** Returns the runs of each line; code in an unknown language is plain. */
    toLines(code: string, lang: string): Run[][] {
      const language = languages.get(canonicalLanguage(lang));
      const grammar = language?.at(-1);
      if (!language || !grammar) return code.split("\n").map((text) => [{ name: null, text }]);
      if (!shiki.getLoadedLanguages().includes(grammar.name)) shiki.loadLanguageSync(language);
      const options = { lang: grammar.name, theme: tokenTheme.name ?? "", ...LIMITS };
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

/** Merges adjacent runs of one class, including white space between them, but not at the ends. */
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
