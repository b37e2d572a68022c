import { createHighlighter } from "../../packages/generator/src/markdown/code/highlighter.ts";
import type { CompiledPage } from "../../packages/generator/src/markdown/compiledPage.ts";
import {
  createMarkdownCompiler,
  type MarkdownSource,
} from "../../packages/generator/src/markdown/pipeline.ts";

const compiler = createMarkdownCompiler(await createHighlighter());

/** The real compiler, made once per test file. */
export function compileSource(source: MarkdownSource): CompiledPage {
  return compiler(source);
}

/** Compiles a text as the body of `docs/page.md`, its first line being line 1. */
export function compile(body: string, drawn?: MarkdownSource["drawn"]): CompiledPage {
  return compiler({ file: "docs/page.md", body, firstLine: 1, drawn });
}

/** The page's HTML without the line ends that only separate blocks. */
export function compileHtml(body: string): string {
  return compile(body).html.replace(/\n+/g, "\n").trim();
}
