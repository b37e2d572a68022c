import type { SitePage } from "../extension.ts";
import { groupBy } from "../shared/groupBy.ts";
import type { PlannedSource } from "./planSources.ts";

/** Returns a source as extensions see it. Code that stands in a file of its own is checked there, by `codePages`. */
export function toSitePage(source: PlannedSource, anchors: string[]): SitePage {
  const { file, version, id, path, label, position, page } = source;
  const snippets = page.snippets.filter((snippet) => !snippet.source);
  return { file, version, id, path, label, position, anchors, snippets, inlineCodes: page.inlineCodes };
}

/** Returns a page for each file whose code the sources show, with every part of it that they show once. */
export function codePages(sources: PlannedSource[]): SitePage[] {
  const shown = sources.flatMap(({ version, page }) =>
    page.snippets.flatMap((snippet) => {
      if (!snippet.source) return [];
      const { file, line } = snippet.source;
      return [{ version, file, snippet: { ...snippet, line } }];
    }),
  );
  return [...groupBy(shown, ({ version, file }) => `${version} ${file}`).values()].flatMap((ofFile) => {
    const byContent = new Map(ofFile.map(({ snippet }) => [JSON.stringify(snippet), snippet]));
    const none = { id: null, path: "", position: undefined, anchors: [], inlineCodes: [] };
    return ofFile.slice(0, 1).map(({ version, file }): SitePage => {
      return { ...none, file, version, label: file, snippets: [...byContent.values()] };
    });
  });
}
