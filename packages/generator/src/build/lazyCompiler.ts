import type { Compile } from "../content/readPages.ts";
import type { MarkdownCompiler } from "../markdown/pipeline.ts";

/** Loads the compiler and its grammars, a third of a second, only when there is a page to compile. */
export function lazyCompiler(): Compile {
  let compiler: Promise<MarkdownCompiler> | null = null;
  return async (source) => {
    compiler ??= loadCompiler();
    return (await compiler)(source);
  };
}

async function loadCompiler(): Promise<MarkdownCompiler> {
  const [{ createMarkdownCompiler }, { createHighlighter }] = await Promise.all([
    import("../markdown/pipeline.ts"),
    import("../markdown/code/highlighter.ts"),
  ]);
  return createMarkdownCompiler(await createHighlighter());
}
