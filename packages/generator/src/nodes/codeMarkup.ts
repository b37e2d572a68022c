import { escapeHtml } from "../shared/escapeHtml.ts";

/** What is colored in code that extensions write, by the class of its color; the first group that matches counts. */
const TOKENS: Record<string, RegExp> = {
  json: /(?<v>"(?:\\.|[^"\\])*"(?=\s*:))|(?<s>"(?:\\.|[^"\\])*")|(?<n>\b(?:true|false|null)\b|-?\b\d[\d.e+-]*)/g,
  bash: /(?<c>(?<=^|\s)#.*)|(?<s>'[^']*'|"[^"]*")|(?<v>(?<=\s)--?[a-z][\w-]*)|(?<f>^[a-z][\w-]*)/g,
};

/** Writes code like a fence. Short texts of two languages need no grammar. */
export function codeHtml(lang: string, text: string): string {
  const lines = text.split("\n").map((line) => `<span class="line">${colored(lang, line)}</span>`);
  return `<figure class="code" data-lang="${escapeHtml(lang)}"><pre tabindex="0"><code>${lines.join("\n")}</code></pre></figure>`;
}

function colored(lang: string, line: string): string {
  const pattern = Object.hasOwn(TOKENS, lang) ? TOKENS[lang] : undefined;
  if (!pattern) return escapeHtml(line);
  let written = "";
  let end = 0;
  for (const { 0: token, index, groups = {} } of line.matchAll(pattern)) {
    const name = Object.keys(groups).find((group) => groups[group] !== undefined);
    written += `${escapeHtml(line.slice(end, index))}<span class="t-${name}">${escapeHtml(token)}</span>`;
    end = index + token.length;
  }
  return written + escapeHtml(line.slice(end));
}
