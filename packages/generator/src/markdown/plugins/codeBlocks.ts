import { renderDiagram } from "@docs/diagrams";
import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { fenceMeta } from "../code/fenceMeta.ts";
import { type CodeTools, renderCode } from "../code/renderCode.ts";
import { fileLine, type PageEnv, pageEnv, report } from "../pageEnv.ts";

/** Fences: highlighted code, or a diagram. Every fence is kept as a snippet for the checks. */
export function codeBlocks(tools: CodeTools) {
  return (markdown: MarkdownIt) => {
    markdown.renderer.rules["fence"] = (tokens, at, _options, sharedEnv) => {
      const env = pageEnv(sharedEnv);
      const token = tokens[at];
      if (!token) return "";
      const [lang = ""] = token.info.trim().split(/\s+/, 1);
      const line = fileLine(env, token.map?.[0] ?? 0);
      const { title, attributes } = fenceMeta(token.info);
      env.snippets.push({
        lang,
        title: title ?? undefined,
        code: token.content,
        line,
        nocheck: attributes["nocheck"],
      });
      const fence = { code: token.content, info: token.info, holes: env.holes };
      const plain = () => `${renderCode(fence, tools)}\n`;
      return lang === "mermaid" ? diagram({ token, env, line, plain }) : plain();
    };
    markdown.renderer.rules["code_block"] = (tokens, at, _options, env) => {
      const fence = { code: tokens[at]?.content ?? "", info: "txt", holes: pageEnv(env).holes };
      return `${renderCode(fence, tools)}\n`;
    };
  };
}

interface DiagramFence {
  token: Token;
  env: PageEnv;
  line: number;
  /** The fence as a block of code. */
  plain(): string;
}

function diagram({ token, env, line, plain }: DiagramFence): string {
  const drawn = renderDiagram(token.content);
  if (!drawn.ok && drawn.unsupported) {
    report(env, {
      severity: "warning",
      rule: "diagram",
      message: `A "${drawn.kind}" diagram is shown as its source`,
      hint: "Flowcharts, sequence and state diagrams are drawn; use one of them or a table.",
      line: line + (drawn.line ?? 0),
    });
    return plain();
  }
  if (!drawn.ok) {
    report(env, {
      rule: "diagram",
      message: `The diagram cannot be drawn: ${drawn.message}`,
      hint: "Check the Mermaid syntax; flowcharts, sequence and state diagrams are drawn.",
      line: line + (drawn.line ?? 0),
    });
    return "";
  }
  const caption = /\btitle="([^"]*)"/.exec(token.info)?.[1];
  return (
    `<figure class="diagram"><div class="diagram-scroll" tabindex="0" role="img" aria-label="${escapeHtml(drawn.label)}">` +
    `${drawn.svg}</div><button type="button" class="diagram-zoom">Enlarge</button>` +
    `${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>\n`
  );
}
