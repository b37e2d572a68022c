import type { CompiledPage } from "../markdown/compiledPage.ts";
import { diagramSources } from "../markdown/diagram/diagramSources.ts";
import type { MarkdownCompiler, MarkdownSource } from "../markdown/pipeline.ts";
import type { Helper } from "./startHelper.ts";

/**
 * Loads the Markdown compiler and its grammars only when a page has to be compiled. Diagrams take half of the time,
 * so a helper draws them, if there is one, while pages without any are compiled.
 */
export function lazyCompiler(helper?: Helper): (source: MarkdownSource) => Promise<CompiledPage> {
  let loading: Promise<MarkdownCompiler> | null = null;
  return async (source) => {
    const drawing = helper && drawDiagrams(source.body, helper);
    loading ??= import("./createCompiler.ts").then(({ createCompiler }) => createCompiler());
    const compile = await loading;
    return compile({ ...source, drawn: await drawing });
  };
}

async function drawDiagrams(body: string, helper: Helper): Promise<MarkdownSource["drawn"]> {
  const draw = async (source: string) => [source, await helper.ask("drawDiagram", source)] as const;
  return new Map(await Promise.all(diagramSources(body).map(draw)));
}
