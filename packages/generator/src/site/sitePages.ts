import type { SourcePage } from "../content/contentTree.ts";
import type { SitePage } from "../extension.ts";
import type { DocEntry } from "./docs/docEntry.ts";
import { docLabel } from "./docs/generateSidebar.ts";
import type { ResolvedPage } from "./resolvePage.ts";

interface PageFacts {
  docs: DocEntry[];
  routeByFile: ReadonlyMap<string, string>;
  resolved: ReadonlyMap<string, ResolvedPage>;
}

/** The written pages as extensions see them. */
export function collectPages(
  sources: SourcePage<{ title?: string | undefined }>[],
  { docs, routeByFile, resolved }: PageFacts,
): SitePage[] {
  const docByFile = new Map(docs.map((doc) => [doc.file, doc]));
  return sources.map(({ file, frontMatter, page, body, bodyLine }) => {
    const doc = docByFile.get(file);
    return {
      file,
      path: routeByFile.get(file) ?? "/",
      label: doc ? docLabel(doc) : (frontMatter.title ?? file),
      position: doc?.position,
      anchors: resolved.get(file)?.anchors ?? [],
      snippets: page.snippets,
      inlineCodes: page.inlineCodes,
      body,
      bodyLine,
    };
  });
}
