import type { SitePage } from "../extension.ts";
import type { PlannedSource } from "./planSources.ts";

/** Returns a source as extensions see it. Code that stands in a file of its own is checked there, by `codePages`. */
export function toSitePage(source: PlannedSource, anchors: string[]): SitePage {
  const { file, version, id, path, label, position, page } = source;
  const snippets = page.snippets.filter((snippet) => !snippet.source);
  return { file, version, id, path, label, position, anchors, snippets, inlineCodes: page.inlineCodes };
}

/** Returns a page for each file whose code a source shows. */
export function codePages({ version, page }: PlannedSource): SitePage[] {
  return page.snippets.flatMap((snippet): SitePage[] => {
    if (!snippet.source) return [];
    const { file, line } = snippet.source;
    const none = { id: null, path: "", label: file, position: undefined, anchors: [], inlineCodes: [] };
    return [{ ...none, file, version, snippets: [{ ...snippet, line }] }];
  });
}
