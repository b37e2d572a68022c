import type { Extension } from "../../extension.ts";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { addHole, type Hole } from "../html.ts";
import type { LineMark, MarkedCode } from "./codeMarks.ts";
import type { FenceMeta } from "./fenceMeta.ts";
import type { Highlighter, Run } from "./highlighter.ts";
import { languageLabel } from "./languages.ts";

export interface CodeTools {
  highlighter: Highlighter;
  extensions: Extension[];
}

/** Characters that fit into a row on a phone. */
const PHONE_ROW = 35;
const OPTION = /(?:^|\s)--?[a-z][\w-]*$/i;
/** A short value stays with the option before it, and a backslash that continues the command with a short word. */
const VALUE = /^ \S{1,24}(?: \\$|(?= |$))/;
const END = /(?<!\S)\S{1,24} \\$/;
const INDENTS = [2, 4, 8, 12];
/** The class that the theme gives to keys. */
const KEY_CLASS = "t-v";

/** Renders a fence as a figure with title bar and highlighted lines. Its buttons are added by script. */
export function renderCode(
  {
    marked,
    meta,
    holes,
    opener = "",
  }: { marked: MarkedCode; meta: FenceMeta; holes: Hole[]; opener?: string },
  { highlighter, extensions }: CodeTools,
): string {
  const code = marked.code.replace(/\n$/, "");
  const fenceKeys = extensions.flatMap((each) => each.fenceKeys?.(meta.lang, code) ?? []);
  const keys = new Map(fenceKeys.map(({ line, parts }) => [line, parts]));
  const lines = highlighter.toLines(code, meta.lang).map((runs, at) => {
    const marks =
      marked.marks.get(at + 1) ?? new Set<LineMark>(meta.highlighted.has(at + 1) ? ["highlighted"] : []);
    const className = [`line${indentClass(runs)}`, ...marks].join(" ");
    const number = meta.lineNumbers ? ` data-line="${meta.firstNumber + at}"` : "";
    const tag = marks.has("added") ? "ins" : marks.has("removed") ? "del" : "span";
    return `<${tag} class="${className}"${number}>${renderLine(runs, keys.get(at + 1))}</${tag}>`;
  });
  const hasFocus = [...marked.marks.values()].some((marks) => marks.has("focused"));
  const { title } = meta;
  return (
    `<figure class="code${meta.lineNumbers ? " numbered" : ""}${hasFocus ? " with-focus" : ""}" data-lang="${escapeHtml(meta.lang || "txt")}">` +
    `${title === null ? "" : titleBar(title, meta.lang, opener)}<pre tabindex="0"><code>${lines.join("\n")}</code></pre></figure>`
  );

  function renderLine(runs: Run[], key: readonly string[] | undefined): string {
    const first = runs.findIndex(({ text: piece }) => piece.trim() !== "");
    return runs
      .map((run, at) =>
        key && at === first && run.name === KEY_CLASS
          ? addHole(holes, { type: "key", parts: key, text: run.text })
          : renderRun(run, runs[at - 1]),
      )
      .join("");
  }
}

/** Returns the class by which the rest of a long line is indented where it wraps. The styles have no other steps. */
function indentClass(runs: Run[]): string {
  const line = runs.map(({ text }) => text).join("");
  const indent = line.search(/\S/);
  const step = INDENTS.findLast((width) => width <= indent);
  return step && line.length > PHONE_ROW ? ` in${step}` : "";
}

/** Renders a key that is not linked. */
export function renderKey(text: string): string {
  return renderRun({ name: KEY_CLASS, text });
}

export function renderRun({ name, text }: Run, before?: Run): string {
  if (name) return `<span class="${name}">${escapeHtml(text)}</span>`;
  const kept = VALUE.test(text) && OPTION.test(before?.text ?? "") ? VALUE : END;
  return escapeHtml(text).replace(kept, '<span class="t-e">$&</span>');
}

function titleBar(title: string, lang: string, opener: string): string {
  return (
    `<figcaption><span class="code-title">${escapeHtml(title)}</span>` +
    `<span class="code-lang">${escapeHtml(languageLabel(lang))}</span>${opener}</figcaption>`
  );
}
