import { escapeHtml } from "../shared/escapeHtml.ts";

/** Rows with more columns than this are too hard to compare as cards. */
const MAX_CARD_COLUMNS = 4;

/** Explicit roles, because browsers may drop table semantics when CSS displays rows as cards. */
export const TABLE_ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** Opens the element around a table, which scrolls or shows cards on narrow screens. */
export function openTableBox(columns: number): string {
  return columns > MAX_CARD_COLUMNS ? '<div class="table-scroll" tabindex="0">' : '<div class="table-cards">';
}

/** Writes code that may wrap after separators such as dots and slashes; the copied text stays the same. */
export function breakableCode(text: string): string {
  const parts = text.split(/(?<=[\w)\]}>*][./_:=@,-])(?=[a-z([{<*])/i);
  return `<code>${parts.map(escapeHtml).join("<wbr>")}</code>`;
}

/** The radio buttons of the tabs are a group with a name. */
export const TABS_START = '<div class="tabs" role="radiogroup" aria-label="Alternatives">\n';

/** Returns a tab's radio button, its label and the beginning of its panel. */
export function tabHtml(tab: { group: string; at: number; label: string; isOpen: boolean }): string {
  const [id, text] = [`${tab.group}-${tab.at}`, escapeHtml(tab.label)];
  const checked = tab.isOpen ? " checked" : "";
  return (
    `<input type="radio" name="${tab.group}" id="${id}" value="${text}"${checked}><label for="${id}">${text}</label>\n` +
    '<div class="tab-panel">\n'
  );
}

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
