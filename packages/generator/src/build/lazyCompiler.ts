import type { LoadedExtension } from "../extension.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownCompiler, MarkdownSource } from "../markdown/pipeline.ts";

/** Loads the Markdown compiler and its grammars when the first page has to be compiled. */
export function lazyCompiler(extensions: LoadedExtension[]) {
  let loading: Promise<MarkdownCompiler> | null = null;
  return async (source: MarkdownSource): Promise<CompiledPage> => {
    loading ??= loadCompiler();
    return (await loading)(source);
  };

  async function loadCompiler(): Promise<MarkdownCompiler> {
    const [{ createMarkdownCompiler }, { createHighlighter }] = await Promise.all([
      import("../markdown/pipeline.ts"),
      import("../markdown/code/highlighter.ts"),
    ]);
    const fenceKeys = (lang: string, code: string) =>
      extensions.flatMap((extension) => extension.fenceKeys?.(lang, code) ?? []);
    return createMarkdownCompiler({ highlighter: await createHighlighter(), fenceKeys });
  }
}
