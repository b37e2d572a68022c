import type { Extension } from "../../packages/generator/src/extension.ts";
import { createHighlighter } from "../../packages/generator/src/markdown/code/highlighter.ts";
import { renderKey, renderRun } from "../../packages/generator/src/markdown/code/renderCode.ts";
import type { CompiledPage } from "../../packages/generator/src/markdown/compiledPage.ts";
import { fillHtml, type Html } from "../../packages/generator/src/markdown/html.ts";
import {
  createMarkdownCompiler,
  type MarkdownSource,
} from "../../packages/generator/src/markdown/pipeline.ts";
import { writeCode } from "../../packages/generator/src/nodes/writeHtml.ts";

const highlighter = await createHighlighter();

/** The compiler of a site with these extensions. */
export function compilerFor(extensions: Extension[]): (source: MarkdownSource) => CompiledPage {
  return createMarkdownCompiler({ highlighter, extensions });
}

/** The real compiler, made once per test file. */
export const compileSource = compilerFor([]);

/** A compiled page with its HTML as one text: references are `ref:N`, directives comments, and nothing is linked. */
export interface PlainPage extends Omit<CompiledPage, "html"> {
  html: string;
}

/** Compiles a text as the body of `docs/page.md`, its first line being line 1. */
export function compile(body: string): PlainPage {
  const { html, ...page } = compileSource({ file: "docs/page.md", body, firstLine: 1 });
  return { ...page, html: plainHtml(html, page) };
}

function plainHtml(html: Html, { refs }: Pick<CompiledPage, "refs">): string {
  return fillHtml(html, (hole) => {
    switch (hole.type) {
      case "ref":
        return `${refs[hole.index]?.kind === "image" ? "src" : "href"}="ref:${hole.index}"`;
      case "directive":
        return `<!--directive:${hole.index}-->`;
      case "code":
        return writeCode(hole.text, null, hole.breaks);
      case "path":
        return hole.path;
      case "key":
        return renderKey(hole.text);
    }
  });
}

/** The page's HTML without line breaks between blocks. */
export function compileHtml(body: string): string {
  return compile(body).html.replace(/\n+/g, "\n").trim();
}

/** Code as a page shows it. */
export function highlight(code: string, lang: string): string {
  return highlighter
    .toLines(code, lang)
    .map(
      (runs) =>
        `<span class="line">${runs.map((run, at, all) => renderRun(run, all[at - 1])).join("")}</span>`,
    )
    .join("\n");
}
