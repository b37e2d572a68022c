import { posix } from "node:path";
import { renderDiagram } from "@docs/diagrams";
import type { MarkdownIt, Token } from "markdown-it";
import type { Extension, FencePlace } from "../../extension.ts";
import { TABS_START, tabHtml } from "../../nodes/markup.ts";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { didYouMean, nearest } from "../../shared/nearest.ts";
import { splitHref } from "../../shared/url.ts";
import { codeMarks, type MarkedCode } from "../code/codeMarks.ts";
import { codeOfFile, namedFile } from "../code/codeOfFile.ts";
import { type FenceMeta, fenceMeta } from "../code/fenceMeta.ts";
import { languageLabel, languageNames } from "../code/languages.ts";
import { type CodeTools, renderCode } from "../code/renderCode.ts";
import type { Snippet } from "../compiledPage.ts";
import { addHole } from "../html.ts";
import { fileLine, type PageEnv, pageEnv, report, warn } from "../pageEnv.ts";

const DIAGRAM = "mermaid";
/** What a fence may say behind its language; extensions know more. */
const ATTRIBUTES = ["title", "file", "showLineNumbers", "nocheck"];

type Fence = ReturnType<typeof readFence>;
type Render = (code: MarkedCode, meta: FenceMeta, opener?: string) => string;

/** Renders fences as highlighted code or diagrams, and collects them as snippets for the checks. */
export function codeBlocks(tools: CodeTools) {
  return (markdown: MarkdownIt) => {
    markdown.renderer.rules["fence"] = (tokens, at, _options, sharedEnv) => {
      const env = pageEnv(sharedEnv);
      const token = tokens[at];
      if (!token) return "";
      const fence = readFence(token, env);
      checkFence(fence, env);
      checkAttributes(fence.snippet, env, tools.extensions);
      const { lang, code, line, title, nocheck, attributes = {} } = fence.snippet;
      const asked = nocheck === undefined ? tools.extensions : [];
      const untitled = title === undefined ? asked : [];
      const place = untitled
        .map((each) => each.fencePlace?.(lang, code, attributes) ?? undefined)
        .find(Boolean);
      env.snippets.push({ ...fence.snippet, place });
      const name = asked.map((each) => each.fenceDirective?.(lang, attributes)).find(Boolean);
      if (name) {
        const lastLine = line + token.content.split("\n").length;
        const index = env.directives.push({ name, attributes: { ...attributes, code }, line, lastLine }) - 1;
        return `${addHole(env.holes, { type: "directive", index })}\n`;
      }
      const drawn = lang === DIAGRAM ? diagram(fence.snippet, env) : null;
      return drawn ?? `${renderFence(fence, place, { env, render: renderIn(env) })}\n`;
    };
    markdown.renderer.rules["code_block"] = (tokens, at, _options, sharedEnv) => {
      const env = pageEnv(sharedEnv);
      const { content: code = "", map } = tokens[at] ?? {};
      // As if a fence stood on the line above.
      env.snippets.push({ lang: "txt", code, line: fileLine(env, (map?.[0] ?? 0) - 1) });
      return `${renderIn(env)(unmarked(code), fenceMeta("txt"))}\n`;
    };
  };

  function renderIn({ holes }: PageEnv): Render {
    return (marked, meta, opener) => renderCode({ marked, meta, holes, opener }, tools);
  }
}

/** Reads the words and the code of a fence. */
function readFence(token: Token, env: PageEnv) {
  const line = fileLine(env, token.map?.[0] ?? 0);
  const meta = fenceMeta(token.info);
  const { lang } = meta;
  const { nocheck, ...attributes } = meta.attributes;
  const source = readSource(env, attributes, { code: token.content, line });
  const text = source?.code ?? token.content;
  // As in Docusaurus, its comments are kept if the fence names lines, because those count every line.
  const options = { readsHighlights: meta.highlighted.size === 0 };
  const marked = codeMarks(text, lang, options);
  const snippet: Snippet = {
    lang,
    title: meta.title ?? (source ? posix.basename(source.file) : undefined),
    code: source ? codeMarks(source.spaced, lang, options).applied : marked.applied,
    line,
    // An unclosed fence contains prose, so its content is not checked.
    nocheck: token.meta?.["isUnclosed"] ? "unclosed" : nocheck,
    ...(source && { source: { file: source.file, line: source.firstLine - 1 } }),
    ...((source || marked.code !== text) && { copy: copyOf(marked, lang) }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
  return { snippet, meta, marked };
}

function checkFence({ snippet: { lang, line, attributes = {}, source }, meta, marked }: Fence, env: PageEnv) {
  if (lang !== DIAGRAM && !languageNames.includes(lang)) {
    const meant = nearest(lang, languageNames);
    const hint = meant ? `Did you mean "${meant}"?` : 'Write "txt" for what has no language of its own.';
    const message = `The language "${lang}" is not known: the code has no colors.`;
    warn(env, { rule: "fence-language", message, hint, line });
  }
  const beyond = [...meta.highlighted].filter((each) => each > marked.code.trimEnd().split("\n").length);
  const bad = [...meta.badRanges, ...beyond.slice(0, 1)];
  if (bad.length > 0) {
    const message = `The code block has no lines {${bad.join(", ")}}.`;
    warn(env, { rule: "fence-lines", message, hint: "Count from 1 to the last line, as in {2,4-6}.", line });
  }
  if ("live" in attributes) {
    const message = `The code block "${lang} live" is shown as code: nothing runs on a page.`;
    warn(env, { rule: "live-code", message, hint: 'Remove "live".', line });
  }
  for (const { line: at, ...mistake } of marked.mistakes)
    warn(env, { rule: "code-mark", ...mistake, line: source ? line : line + at + 1 });
}

function checkAttributes({ attributes = {}, line }: Snippet, env: PageEnv, extensions: Extension[]) {
  const attributeNames = [
    ...ATTRIBUTES,
    ...extensions.flatMap(({ fenceAttributes = [] }) => fenceAttributes),
  ];
  for (const name of Object.keys(attributes).filter(
    (each) => each !== "live" && !attributeNames.includes(each),
  )) {
    const message = `Nothing reads "${name}" behind the language of the code block.`;
    const hint = didYouMean(name, attributeNames) ?? `Remove it. Known are ${attributeNames.join(", ")}.`;
    warn(env, { rule: "fence-attribute", message, hint, line });
  }
}

/** Renders a fence, as the last of several tabs if there are other ways to write it. */
function renderFence(
  { snippet, meta, marked }: Fence,
  place: FencePlace | undefined,
  { env, render }: { env: PageEnv; render: Render },
): string {
  const { label, ways, link }: Partial<FencePlace> = place ?? {};
  const opened = link && addHole(env.holes, { type: "path", path: link.path });
  const opener = link ? `<a href="${opened}">${escapeHtml(link.text)}</a>` : "";
  const figure = render(marked, { ...meta, title: snippet.title ?? label ?? null }, ways ? "" : opener);
  if (!ways) return figure;
  const group = env.tabGroupId();
  const figures = ways.map((way) => ({ ...way, figure: render(unmarked(way.code), fenceMeta(way.lang)) }));
  const tabs = [...figures, { label: languageLabel(snippet.lang), figure }].map(
    (tab, at) => `${tabHtml({ group, at, label: tab.label, isOpen: at === 0 })}${tab.figure}</div>`,
  );
  return `<div class="placed">${TABS_START}${tabs.join("")}${opener && `<p>${opener}</p>`}</div></div>`;
}

function unmarked(code: string): MarkedCode {
  return { code, applied: code, marks: new Map() };
}

/** Reads the code of the file that a fence names; reports what it does not have. */
function readSource(
  env: PageEnv,
  { file: named }: Record<string, string>,
  { code, line }: { code: string; line: number },
) {
  if (named === undefined) return null;
  const { path, hash } = splitHref(named);
  const text = env.codeFiles[path];
  const part = text === undefined ? missingFile(path) : codeOfFile(text, hash);
  const ownCode = code.trim() !== "" && {
    message: "The code block has code of its own besides that of its file.",
    hint: 'Remove the lines, or file="…".',
  };
  const mistake = "message" in part ? part : ownCode;
  if (mistake) report(env, { rule: "code-file", line, ...mistake });
  return "message" in part ? null : { ...part, file: namedFile(env.file, path) };
}

function missingFile(path: string) {
  const message = `The file of the code block does not exist: "${path}".`;
  const hint = "Put it beside the page, or write its path from the content folder, beginning with /.";
  return { message, hint };
}

/** Returns what plain Markdown has for code with marked lines. */
function copyOf({ code, marks }: MarkedCode, lang: string): { lang: string; code: string } {
  const signs = new Map(
    [...marks].flatMap(([at, all]) =>
      all.has("added") ? [[at, "+"]] : all.has("removed") ? [[at, "-"]] : [],
    ),
  );
  if (signs.size === 0) return { lang, code };
  const lines = code.replace(/\n$/, "").split("\n");
  return { lang: "diff", code: lines.map((line, at) => (signs.get(at + 1) ?? " ") + line).join("\n") };
}

/** Returns null for an unsupported diagram, which is shown as source code. */
function diagram({ code, title, line: fenceLine }: Snippet, env: PageEnv): string | null {
  const drawn = renderDiagram(code);
  if (!drawn.ok) {
    const line = fenceLine + (drawn.line ?? 0);
    if (drawn.unsupported) {
      const message = `Diagrams ${drawn.feature} are shown as their source.`;
      warn(env, { rule: "diagram-kind", message, hint: drawn.hint, line });
      return null;
    }
    const message = `The diagram cannot be drawn: ${drawn.message}.`;
    const hint = "Check the Mermaid syntax; flowcharts, sequence and state diagrams are drawn.";
    report(env, { rule: "diagram", message, hint, line });
    return "";
  }
  return (
    `<figure class="diagram"><div class="diagram-scroll" tabindex="0" role="img" aria-label="${escapeHtml(drawn.label)}">` +
    `${drawn.svg}</div><button type="button" class="zoom">Enlarge</button>` +
    `${title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ""}</figure>\n`
  );
}
