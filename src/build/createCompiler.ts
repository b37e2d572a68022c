import { createHighlighter } from "../markdown/code/highlighter.ts";
import { createMarkdownCompiler, type MarkdownCompiler } from "../markdown/pipeline.ts";

/** The compiler with its highlighter ready. */
export async function createCompiler(): Promise<MarkdownCompiler> {
  return createMarkdownCompiler(await createHighlighter());
}
