import { posix } from "node:path";
import { renderDiagram } from "@docs/diagrams";
import type { MarkdownIt } from "markdown-it";
import type { FencePlace } from "../../extension.ts";
import { TABS_START, tabHtml } from "../../nodes/markup.ts";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { nearest } from "../../shared/nearest.ts";
import { splitHref } from "../../shared/url.ts";
import { codeMarks, type MarkedCode } from "../code/codeMarks.ts";
import { codeOfFile, namedFile } from "../code/codeOfFile.ts";
import { type FenceMeta, fenceMeta } from "../code/fenceMeta.ts";
import { languageLabel, languageNames } from "../code/languages.ts";
import { type CodeTools, renderCode } from "../code/renderCode.ts";
import { addHole } from "../html.ts";
import { fileLine, type PageEnv, pageEnv, report, warn } from "../pageEnv.ts";

const DIAGRAM = "mermaid";

/** Renders fences as highlighted code or diagrams, and collects them as snippets for the checks. */
export function codeBlocks(tools: CodeTools) {
  return (markdown: MarkdownIt) => {
    markdown.renderer.rules["fence"] = (tokens, at, _options, sharedEnv) => {
      const env = pageEnv(sharedEnv);
      const token = tokens[at];
      if (!token) return "";
      const line = fileLine(env, token.map?.[0] ?? 0);
      const meta = fenceMeta(token.info);
      const { lang } = meta;
      const source = readSource(env, meta, { code: token.content, line });
      const text = source?.code ?? token.content;
      meta.title ??= source ? posix.basename(source.file) : null;
      const { title } = meta;
      // As in Docusaurus, its comments are kept if the fence names lines, because those count every line.
      const marked = codeMarks(text, lang, { readsHighlights: meta.highlighted.size === 0 });
      const code = marked.applied;
      if (lang !== DIAGRAM && !languageNames.includes(lang)) reportLanguage(env, lang, line);
      const beyond = [...meta.highlighted].filter((each) => each > marked.code.trimEnd().split("\n").length);
      const bad = [...meta.badRanges, ...beyond.slice(0, 1)];
      if (bad.length > 0) reportRanges(env, bad.join(", "), line);
      if ("live" in meta.attributes) {
        const message = `The code block "${lang} live" is shown as code: nothing runs on a page.`;
        warn(env, { rule: "live-code", message, hint: 'Remove "live".', line });
      }
      // An unclosed fence contains prose, so its content is not checked.
      const nocheck = token.meta?.["isUnclosed"] ? "unclosed" : meta.attributes["nocheck"];
      const place =
        title === null && nocheck === undefined ? tools.fencePlace(lang, code, meta.attributes) : null;
      const copy = source || marked.code !== text ? copyOf(marked, lang) : undefined;
      const { nocheck: _, ...attributes } = meta.attributes;
      env.snippets.push({
        ...{ lang, title: title ?? undefined, place: place?.label, code, line, nocheck },
        ...(source && { source: { file: source.file, line: source.firstLine - 1 } }),
        ...(copy && { copy }),
        ...(Object.keys(attributes).length > 0 && { attributes }),
      });
      const name = nocheck === undefined ? tools.fenceDirective?.(lang, attributes) : null;
      if (name) {
        const lastLine = line + token.content.split("\n").length;
        const index = env.directives.push({ name, attributes: { ...attributes, code }, line, lastLine }) - 1;
        return `${addHole(env.holes, { type: "directive", index })}\n`;
      }
      const drawn = lang === DIAGRAM ? diagram({ code, title, line }, env) : null;
      if (drawn !== null) return drawn;
      meta.title ??= place?.ways?.length === 0 ? null : (place?.label ?? null);
      const figure = renderCode({ marked, meta, holes: env.holes }, tools);
      return `${place?.ways ? renderWays({ figure, place, lang }, { env, tools }) : figure}\n`;
    };
    markdown.renderer.rules["code_block"] = (tokens, at, _options, sharedEnv) => {
      const env = pageEnv(sharedEnv);
      const { content: code = "", map } = tokens[at] ?? {};
      // As if a fence stood on the line above.
      env.snippets.push({ lang: "txt", code, line: fileLine(env, (map?.[0] ?? 0) - 1) });
      const marked = { code, applied: code, marks: new Map() };
      return `${renderCode({ marked, meta: fenceMeta("txt"), holes: env.holes }, tools)}\n`;
    };
  };
}

/** Renders a fence as the last of several tabs, or under the name of its place if there is no other way. */
function renderWays(
  { figure, place, lang }: { figure: string; place: FencePlace; lang: string },
  { env, tools }: { env: PageEnv; tools: CodeTools },
): string {
  const { ways = [], link } = place;
  const group = env.tabGroupId();
  const figures = ways.map(({ label, lang: wayLang, code }) => {
    const marked = { code, applied: code, marks: new Map() };
    return { label, figure: renderCode({ marked, meta: fenceMeta(wayLang), holes: env.holes }, tools) };
  });
  const tabs = [...figures, { label: ways.length === 0 ? place.label : languageLabel(lang), figure }].map(
    ({ label, figure: content }, at) => `${tabHtml({ group, at, label, isOpen: at === 0 })}${content}</div>`,
  );
  const opened = link && addHole(env.holes, { type: "path", path: link.path });
  const opener = link ? `<p><a href="${opened}">${escapeHtml(link.text)}</a></p>` : "";
  return `<div class="placed">${TABS_START}${tabs.join("")}${opener}</div></div>`;
}

/** Reads the code of the file that a fence names; reports what it does not have. */
function readSource(env: PageEnv, { attributes }: FenceMeta, { code, line }: { code: string; line: number }) {
  const { file: named } = attributes;
  if (named === undefined) return null;
  const { path, hash } = splitHref(named);
  const text = env.codeFiles[path];
  const found = text === undefined ? missingFile(path) : codeOfFile(text, hash);
  const own = code.trim() !== "" && {
    message: "The code block has code of its own besides that of its file.",
    hint: 'Remove the lines, or file="…".',
  };
  const mistake = "message" in found ? found : own;
  if (mistake) report(env, { rule: "code-file", line, ...mistake });
  return "message" in found ? null : { ...found, file: namedFile(env.file, path) };
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

function reportLanguage(env: PageEnv, lang: string, line: number) {
  const meant = nearest(lang, languageNames);
  const hint = meant ? `Did you mean "${meant}"?` : 'Write "txt" for what has no language of its own.';
  const message = `The language "${lang}" is not known: the code has no colors.`;
  warn(env, { rule: "fence-language", message, hint, line });
}

function reportRanges(env: PageEnv, ranges: string, line: number) {
  const message = `The code block has no lines {${ranges}}.`;
  const hint = "Count from 1 to the last line, as in {2,4-6}.";
  warn(env, { rule: "fence-lines", message, hint, line });
}

/** Returns null for an unsupported diagram, which is shown as source code. */
function diagram(
  { code, title, line: fenceLine }: { code: string; title: string | null; line: number },
  env: PageEnv,
): string | null {
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
