import type { Highlighter } from "../markdown/code/highlighter.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownCompiler, MarkdownSource } from "../markdown/pipeline.ts";
import { diagramSources } from "./diagramSources.ts";
import { type FindHighlight, knownHighlights } from "./knownHighlights.ts";
import type { Helper } from "./startHelper.ts";

interface CompilerParts {
  helper?: Helper;
  /** The page that an earlier text of the file became, if that is known. */
  earlier?(file: string): CompiledPage | undefined;
}

/**
 * Loads the Markdown compiler and its grammars only when a page has to be compiled, and the grammars only for code that
 * was not on the page before. Diagrams take half of the time, so a helper draws them, if there is one, while pages
 * without any are compiled.
 */
export function lazyCompiler({ helper, earlier }: CompilerParts = {}) {
  let loading: Promise<MarkdownCompiler> | null = null;
  let highlighting: Promise<Highlighter> | null = null;
  let highlighter: Highlighter | null = null;
  let known: FindHighlight = () => undefined;
  return async (source: MarkdownSource): Promise<CompiledPage> => {
    const drawing = helper && drawDiagrams(source.body, helper);
    const before = earlier?.(source.file);
    loading ??= loadCompiler();
    const compile = await loading;
    const drawn = await drawing;
    if (highlighter === null && before) {
      known = knownHighlights(before.html);
      try {
        return compile({ ...source, drawn });
      } catch (cause) {
        if (!(cause instanceof NewCode)) throw cause;
      }
    }
    highlighting ??= loadHighlighter();
    highlighter = await highlighting;
    return compile({ ...source, drawn });
  };

  async function loadCompiler(): Promise<MarkdownCompiler> {
    const { createMarkdownCompiler } = await import("../markdown/pipeline.ts");
    return createMarkdownCompiler({ toHtml });
  }

  function toHtml(code: string, lang: string): string {
    if (highlighter) return highlighter.toHtml(code, lang);
    const html = known(code, lang);
    if (html === undefined) throw new NewCode();
    return html;
  }
}

/** There is code that only the highlighter can tell how to show. */
class NewCode extends Error {}

async function loadHighlighter(): Promise<Highlighter> {
  return (await import("../markdown/code/highlighter.ts")).createHighlighter();
}

async function drawDiagrams(body: string, helper: Helper): Promise<MarkdownSource["drawn"]> {
  const draw = async (source: string) => [source, await helper.ask("drawDiagram", source)] as const;
  return new Map(await Promise.all(diagramSources(body).map(draw)));
}
