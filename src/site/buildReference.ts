import type { Catalogue } from "../catalogue/catalogue.ts";
import { explorerMark } from "../catalogue/explorerMark.ts";
import { referenceEntries } from "../catalogue/referenceEntries.ts";
import {
  REFERENCE_FORMAT,
  type ReferenceFile,
  type ReferenceKind,
  referenceAnchor,
  referenceKinds,
} from "../shared/reference.ts";
import type { DocEntry } from "./docEntry.ts";
import { drawExplorer } from "./drawExplorer.ts";
import { docLabel } from "./generateSidebar.ts";
import { linkKeys } from "./linkKeys.ts";
import { indexReference, type ReferenceIndex } from "./referenceIndex.ts";
import type { ReferenceFiles, Route } from "./site.ts";

interface ReferenceInput {
  routes: Route[];
  docs: DocEntry[];
  catalogue: Catalogue | null;
  baseUrl: string;
}

/** Ties pages and catalogue together: keys lead to their entries, and explorers list what there is. */
export function buildReference({ routes, docs, catalogue, baseUrl }: ReferenceInput): {
  routes: Route[];
  files: ReferenceFiles;
} {
  if (!catalogue) return { routes, files: {} };
  const index = indexReference(routes, catalogue);
  const files: ReferenceFiles = Object.fromEntries(
    referenceKinds.map((kind) => [kind, referenceFile({ kind, docs, catalogue, index })]),
  );
  const complete = (path: string, html: string) =>
    drawExplorers(linkKeys({ path, html, baseUrl }, index), files, baseUrl);
  return {
    files,
    routes: routes.map((route) =>
      "html" in route.view
        ? { ...route, view: { ...route.view, html: complete(route.path, route.view.html) } }
        : route,
    ),
  };
}

interface FileInput {
  kind: ReferenceKind;
  docs: DocEntry[];
  catalogue: Catalogue;
  index: ReferenceIndex;
}

function referenceFile({ kind, docs, catalogue, index }: FileInput): ReferenceFile {
  const docByPath = new Map(docs.map((doc) => [doc.path, doc]));
  const docById = new Map(docs.map((doc) => [doc.file.replace(/^docs\/|\.mdx?$/g, ""), doc]));
  const pages = new Map<DocEntry, number>();
  const position = (doc: DocEntry) => pages.get(doc) ?? pages.set(doc, pages.size).size - 1;
  // In the order of the sidebar, so that lists follow it too.
  for (const doc of docs.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
    if (doc.file.startsWith(`docs/reference/${kind}/`)) position(doc);
  }
  const entries = referenceEntries(kind, catalogue).flatMap(({ home, ...entry }) => {
    const place = index.findAnchor(referenceAnchor(kind, entry.n));
    const listed = place && docByPath.get(place.path);
    const explained = home === undefined ? undefined : docById.get(home);
    if (!listed) return [];
    return [{ ...entry, p: position(listed), ...(explained ? { h: position(explained) } : {}) }];
  });
  return {
    format: REFERENCE_FORMAT,
    pages: [...pages.keys()].map((doc) => [doc.path, docLabel(doc)]),
    entries,
  };
}

function drawExplorers(html: string, files: ReferenceFiles, baseUrl: string): string {
  let drawn = html;
  for (const kind of referenceKinds) {
    const file = files[kind];
    if (file) drawn = drawn.replace(explorerMark(kind), () => drawExplorer({ kind, file, baseUrl }));
  }
  return drawn;
}
