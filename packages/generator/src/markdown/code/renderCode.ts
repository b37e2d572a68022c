import { escapeHtml } from "../../shared/escapeHtml.ts";
import { fenceMeta } from "./fenceMeta.ts";
import type { Highlighter } from "./highlighter.ts";
import { languageLabel } from "./languageLabels.ts";
import { magicComments } from "./magicComments.ts";

interface Fence {
  code: string;
  /** The fence's info string. */
  info: string;
  highlighter: Pick<Highlighter, "toHtml">;
}

/** The figure a fence becomes: title bar and highlighted lines. Its buttons come with the script that answers them. */
export function renderCode({ code, info, highlighter }: Fence): string {
  const meta = fenceMeta(info);
  const text = code.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  // As in Docusaurus, lines named on the fence leave the text alone: their numbers count every line in it.
  const marked =
    meta.highlighted.size > 0
      ? { code: text, highlighted: meta.highlighted }
      : magicComments(text, meta.lang);
  const lines = highlighter.toHtml(marked.code, meta.lang).split("\n");
  const html = lines
    .map((line, at) => (marked.highlighted.has(at + 1) ? highlightLine(line) : line))
    .join("\n");
  return (
    `<figure class="code${meta.lineNumbers ? " numbered" : ""}" data-lang="${escapeHtml(meta.lang || "txt")}">` +
    `${meta.title === null ? "" : titleBar(meta.title, meta.lang)}<pre tabindex="0"><code>${html}</code></pre></figure>`
  );
}

function titleBar(title: string, lang: string): string {
  return (
    `<figcaption><span class="code-title">${escapeHtml(title)}</span>` +
    `<span class="code-lang">${escapeHtml(languageLabel(lang))}</span></figcaption>`
  );
}

function highlightLine(line: string): string {
  return line.replace('class="line"', 'class="line highlighted"');
}
