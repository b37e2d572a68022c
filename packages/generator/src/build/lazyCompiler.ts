import type { Extension } from "../extension.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownCompiler, MarkdownSource } from "../markdown/pipeline.ts";

/**
 * Returns a compile function that loads the Markdown compiler and its grammars on first use. Its pages depend on the code
 * of the extensions but not on their data, so they are cached without it.
 */
export function lazyCompiler(extensions: Extension[]) {
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
    return createMarkdownCompiler({ highlighter: await createHighlighter(), extensions });
  }
}
