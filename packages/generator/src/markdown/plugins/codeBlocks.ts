import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { nearest } from "../../shared/nearest.ts";
import { fenceMeta } from "../code/fenceMeta.ts";
import { languageNames } from "../code/languages.ts";
import { type CodeTools, renderCode } from "../code/renderCode.ts";
import { fileLine, type PageEnv, pageEnv, report } from "../pageEnv.ts";

const DIAGRAM = "mermaid";

/** Renders fences as highlighted code or diagrams, and collects them as snippets for the checks. */
export function codeBlocks(tools: CodeTools) {
  return (markdown: MarkdownIt) => {
    markdown.renderer.rules["fence"] = (tokens, at, _options, sharedEnv) => {
      const env = pageEnv(sharedEnv);
      const token = tokens[at];
      if (!token) return "";
      const { content: code } = token;
      const line = fileLine(env, token.map?.[0] ?? 0);
      const meta = fenceMeta(token.info);
      const { lang, title } = meta;
      if (lang !== DIAGRAM && !languageNames.includes(lang)) reportLanguage(env, lang, line);
      const beyond = [...meta.highlighted].filter((each) => each > code.trimEnd().split("\n").length);
      const bad = [...meta.badRanges, ...beyond.slice(0, 1)];
      if (bad.length > 0) reportRanges(env, bad.join(", "), line);
      // An unclosed fence contains prose, so its content is not checked.
      const nocheck = token.meta?.["isUnclosed"] ? "unclosed" : meta.attributes["nocheck"];
      env.snippets.push({ lang, title: title ?? undefined, code, line, nocheck });
      const drawn = lang === DIAGRAM ? diagram({ code, title, line }, env) : null;
      return drawn ?? `${renderCode({ code, meta, holes: env.holes }, tools)}\n`;
    };
    markdown.renderer.rules["code_block"] = (tokens, at, _options, sharedEnv) => {
      const env = pageEnv(sharedEnv);
      const { content: code = "", map } = tokens[at] ?? {};
      // As if a fence stood on the line above.
      env.snippets.push({ lang: "txt", code, line: fileLine(env, (map?.[0] ?? 0) - 1) });
      return `${renderCode({ code, meta: fenceMeta("txt"), holes: env.holes }, tools)}\n`;
    };
  };
}

/** Returns the Mermaid sources of a page. */
export function diagramSources(tokens: Token[]): string[] {
  return tokens
    .filter(({ type, info }) => type === "fence" && fenceMeta(info).lang === DIAGRAM)
    .map(({ content }) => content);
}

function reportLanguage(env: PageEnv, lang: string, line: number) {
  const meant = nearest(lang, languageNames);
  const hint = meant ? `Did you mean "${meant}"?` : 'Write "txt" for what has no language of its own.';
  const message = `The language "${lang}" is not known: the code has no colors.`;
  report(env, { severity: "warning", rule: "fence-language", message, hint, line });
}

function reportRanges(env: PageEnv, ranges: string, line: number) {
  const message = `The code block has no lines {${ranges}}.`;
  const hint = "Count from 1 to the last line, as in {2,4-6}.";
  report(env, { severity: "warning", rule: "fence-lines", message, hint, line });
}

/** Returns null for an unsupported diagram, which is shown as source code. */
function diagram(
  { code, title, line: fenceLine }: { code: string; title: string | null; line: number },
  env: PageEnv,
): string | null {
  const drawn = env.diagrams.get(code);
  if (!drawn) return null;
  if (!drawn.ok) {
    const line = fenceLine + (drawn.line ?? 0);
    if (drawn.unsupported) {
      const message = `Diagrams of the kind "${drawn.kind}" are shown as their source.`;
      const hint = "Flowcharts, sequence and state diagrams are drawn; use one of them or a table.";
      report(env, { severity: "warning", rule: "diagram-kind", message, hint, line });
      return null;
    }
    const message = `The diagram cannot be drawn: ${drawn.message}.`;
    const hint = "Check the Mermaid syntax; flowcharts, sequence and state diagrams are drawn.";
    report(env, { rule: "diagram", message, hint, line });
    return "";
  }
  return (
    `<figure class="diagram"><div class="diagram-scroll" tabindex="0" role="img" aria-label="${escapeHtml(drawn.label)}">` +
    `${drawn.svg}</div><button type="button" class="diagram-zoom">Enlarge</button>` +
    `${title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ""}</figure>\n`
  );
}
