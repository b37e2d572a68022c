import { createHighlighterCoreSync, type ThemedToken } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { canonicalLanguage, importLanguages } from "./languages.ts";
import { colorToClass, tokenTheme } from "./tokenTheme.ts";

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
    engine: createJavaScriptRegexEngine(),
    themes: [tokenTheme],
    langs: [],
  });
  /** Shiki's own name of each grammar compiled so far. */
  const compiled = new Map<string, string>();

  function compile(lang: string): string | null {
    const name = canonicalLanguage(lang);
    const known = compiled.get(name);
    if (known) return known;
    const language = languages.get(name);
    const grammar = language?.at(-1);
    if (!language || !grammar) return null;
    shiki.loadLanguageSync(language);
    compiled.set(name, grammar.name);
    return grammar.name;
  }

  return {
    knows: (lang) => PLAIN_TEXT.has(lang.toLowerCase()) || languages.has(canonicalLanguage(lang)),
    toHtml(code, lang) {
      const grammar = compile(lang);
      if (!grammar)
        return code
          .split("\n")
          .map((line) => wrapLine(escapeHtml(line)))
          .join("\n");
      const lines = shiki.codeToTokensBase(code, {
        lang: grammar,
        theme: "token-classes",
        // A busy machine must not change what is written: a line is read to its end, however long it takes.
        tokenizeTimeLimit: 0,
      });
      return lines.map((tokens) => wrapLine(lineToHtml(tokens))).join("\n");
    },
  };
}

function wrapLine(html: string): string {
  return `<span class="line">${html}</span>`;
}

interface Run {
  /** Null for plain text. */
  name: string | null;
  text: string;
}

function lineToHtml(tokens: ThemedToken[]): string {
  const runs: Run[] = [];
  for (const { content, color } of tokens) {
    const text = content.trim();
    const start = content.length - content.trimStart().length;
    append(runs, { name: null, text: content.slice(0, start) });
    append(runs, { name: colorToClass(color), text });
    if (text) append(runs, { name: null, text: content.slice(start + text.length) });
  }
  return runs
    .map(({ name, text }) => (name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join("");
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
