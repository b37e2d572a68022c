import { type Catalogue, createCatalogue } from "../../../../catalogue/src/catalogue.ts";
import type { ParsedData } from "../../../../catalogue/src/loadCatalogue.ts";
import { indexReference, type ReferenceIndex } from "../../../../catalogue/src/site/referenceIndex.ts";
import { workAlways } from "../../content/remember.ts";
import { dataResult, pageKey, pageResult } from "../../content/resultKeys.ts";
import type { CompiledPage } from "../../markdown/compiledPage.ts";
import { createPageResolver } from "../../site/resolvePage.ts";
import type { ClientBundle } from "../bundle.ts";
import { earlierPage } from "../earlierPage.ts";
import { lazyCompiler } from "../lazyCompiler.ts";
import { openMemo, type StoredMemo } from "../memo.ts";
import type { Workshop } from "../workshop.ts";
import type { ChangedDoc, SourceBody } from "./findReworded.ts";
import type { LastBuild } from "./lastBuild.ts";

/** What docs are reworded with. */
export interface Rewording {
  last: LastBuild;
  memo: StoredMemo;
  compile(source: SourceBody): Promise<CompiledPage>;
  resolve: ReturnType<typeof createPageResolver>;
  catalogue: Catalogue | null;
  /** Null where there is no data about the server. */
  index: ReferenceIndex | null;
  inlineScripts: ReadonlySet<string>;
}

/** Null where the caches have lost what the last build knew. */
export async function openRewording(
  changed: ChangedDoc[],
  last: LastBuild,
  workshop: Workshop,
): Promise<Rewording | null> {
  const { caches, options } = workshop;
  const { assets, publicFiles, dataKey, routeByFile, config } = last;
  const wanted = new Set([dataResult(dataKey), ...changed.map(({ before }) => pageResult(pageKey(before)))]);
  const cache = { tool: options.tool, read: true };
  const only = (key: string) => wanted.has(key);
  const memo = await openMemo({ file: caches.pages, ...cache, only });
  const bundle = (await openMemo({ file: caches.bundle, ...cache })).findBy(last.bundleKey) as
    | ClientBundle
    | undefined;
  const parsed = memo.findBy(dataResult(dataKey)) as ParsedData | undefined;
  if (!bundle || (dataKey !== "" && !parsed?.data)) return null;
  const catalogue = parsed?.data && dataKey !== "" ? createCatalogue(parsed.data) : null;
  const tree = { assets: new Map(assets), publicFiles: new Map(publicFiles), catalogue, dataKey };
  const targets = {
    routeByFile: new Map(routeByFile),
    tree,
    baseUrl: config.baseUrl,
    missingFile: "error" as const,
  };
  const compile = lazyCompiler({ earlier: (file) => earlierPage(memo, file) });
  return {
    last,
    memo,
    compile: ({ file, body, bodyLine }) => compile({ file, body, firstLine: bodyLine }),
    resolve: createPageResolver({ targets, tree, recall: workAlways }),
    catalogue,
    index: catalogue && indexReference(last.reference, catalogue),
    inlineScripts: new Set(Object.values(bundle.inlineScripts)),
  };
}
