const FENCE = /^(`{3,}|~{3,}) *mermaid\b[^\n]*\n([\s\S]*?)^\1[`~]* *$/gm;

/** The diagrams of a page as they can be known before it is parsed: those in fences that are not indented. */
export function diagramSources(body: string): string[] {
  return [...body.matchAll(FENCE)].map(([, , source = ""]) => source);
}
