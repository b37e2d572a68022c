import { isReference } from "../../../../catalogue/src/site/referenceIndex.ts";
import { INDEX_FOLDER, INDEX_MANIFEST } from "../../../../search/src/indexFormat.ts";
import type { SiteConfig } from "../../config/siteConfig.ts";
import type { ContentTree } from "../../content/contentTree.ts";
import type { SearchPlace } from "../../emit/searchRecords.ts";
import type { Site } from "../../site/site.ts";
import { bundleKey } from "../openBundle.ts";
import type { LastBuild, LastDoc } from "./lastBuild.ts";

interface FinishedBuild {
  written: Pick<LastBuild, "surroundings" | "folder" | "paths" | "problems">;
  config: SiteConfig;
  tree: ContentTree;
  site: Site;
  search: { pages: { key: string; place: SearchPlace }[] };
}

/** What a finished build tells the next one. */
export function describeBuild({ written, config, tree, site, search }: FinishedBuild): LastBuild {
  const { url, baseUrl } = config;
  const { texts, assets, publicFiles, dataKey } = tree;
  const searchAt = new Map(search.pages.map(({ place }, at) => [place.about.page, at]));
  const docs = site.routes.flatMap(({ file, path, view }): [string, LastDoc][] => {
    const at = searchAt.get(path);
    const found = at === undefined ? undefined : search.pages[at];
    const isDoc = file?.startsWith("docs/") && view.kind === "doc";
    if (!isDoc || file === null || at === undefined || !found) return [];
    return [[file, { path, description: view.description, search: found.place, searchAt: at }]];
  });
  return {
    ...written,
    paths: written.paths.filter((path) => !isOfIndex(path)),
    texts,
    assets,
    publicFiles,
    config: { url, baseUrl },
    bundleKey: bundleKey(site.shell),
    dataKey,
    routeByFile: new Map(site.routes.flatMap(({ file, path }) => (file === null ? [] : [[file, path]]))),
    reference: site.routes.filter(isReference).map(({ path, anchors }) => ({ path, anchors })),
    docs: new Map(docs),
    listings: new Map(
      site.routes.flatMap(({ path, listing }) => (listing.entries > 0 ? [[path, listing]] : [])),
    ),
    searchKeys: search.pages.map(({ key }) => key),
    pages: site.routes.length,
  };
}

/** Whether a file is one of the search index. */
export function isOfIndex(path: string): boolean {
  return path === INDEX_MANIFEST || path.startsWith(`${INDEX_FOLDER}/`);
}
