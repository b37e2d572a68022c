import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownCompiler, MarkdownSource } from "../markdown/pipeline.ts";

/** Loads the Markdown compiler and its grammars only when a page has to be compiled. */
export function lazyCompiler(): (source: MarkdownSource) => Promise<CompiledPage> {
  let loading: Promise<MarkdownCompiler> | null = null;
  return async (source) => {
    loading ??= import("./createCompiler.ts").then(({ createCompiler }) => createCompiler());
    return (await loading)(source);
  };
}
