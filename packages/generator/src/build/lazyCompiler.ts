import type { RenderedDiagram } from "@docs/diagrams";
import type { Extension } from "../extension.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownCompiler, MarkdownSource } from "../markdown/pipeline.ts";
import { drawDiagrams } from "./threadFunctions.ts";

type DrawDiagrams = (sources: string[]) => RenderedDiagram[] | Promise<RenderedDiagram[]>;

/**
 * Returns a compile function that loads the Markdown compiler and its grammars on first use. Its pages depend on the code
 * of the extensions but not on their data, so they are cached without it.
 */
export function lazyCompiler(extensions: Extension[], draw: DrawDiagrams = drawDiagrams) {
  let loading: Promise<MarkdownCompiler> | null = null;
  return async (source: MarkdownSource): Promise<CompiledPage> => {
    loading ??= loadCompiler();
    const parsed = (await loading)(source);
    return parsed.render(parsed.diagrams.length > 0 ? await draw(parsed.diagrams) : []);
  };

  async function loadCompiler(): Promise<MarkdownCompiler> {
    const [{ createMarkdownCompiler }, { createHighlighter }] = await Promise.all([
      import("../markdown/pipeline.ts"),
      import("../markdown/code/highlighter.ts"),
    ]);
    const fenceKeys = (lang: string, code: string) =>
      extensions.flatMap((extension) => extension.fenceKeys?.(lang, code) ?? []);
    const fencePlace = (lang: string, code: string) =>
      extensions.map((extension) => extension.fencePlace?.(lang, code)).find(Boolean) ?? null;
    return createMarkdownCompiler({ highlighter: await createHighlighter(), fenceKeys, fencePlace });
  }
}
