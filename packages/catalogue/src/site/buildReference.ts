import type { ContentTree } from "../../../generator/src/content/contentTree.ts";
import { hashOf, type Recall } from "../../../generator/src/content/remember.ts";
import type { DocEntry } from "../../../generator/src/site/docEntry.ts";
import { docLabel } from "../../../generator/src/site/generateSidebar.ts";
import type { ReferenceFiles } from "../../../generator/src/site/site.ts";
import type { Catalogue } from "../catalogue.ts";
import { explorerMark } from "../explorerMark.ts";
import {
  REFERENCE_FORMAT,
  type ReferenceFile,
  type ReferenceKind,
  referenceAnchor,
  referenceKinds,
} from "../reference.ts";
import { referenceEntries } from "../referenceEntries.ts";
import { drawExplorer, listExplored } from "./drawExplorer.ts";
import { linkKeys } from "./linkKeys.ts";
import { indexReference, isReference, type ReferenceIndex } from "./referenceIndex.ts";

interface ReferenceInput {
  docs: DocEntry[];
  /** Every id on the page of a doc. */
  anchorsOf(doc: DocEntry): string[];
  tree: Pick<ContentTree, "catalogue" | "dataKey">;
  baseUrl: string;
  recall: Recall;
}

/** What ties pages and catalogue together. */
export interface Reference {
  files: ReferenceFiles;
  /** Leads from the keys on a page to their entries, and puts lists of what there is where explorers go. */
  complete(path: string, html: string): string;
  /** In Markdown, lists of the pages that explorers lead to. */
  completeMarkdown(text: string, toUrl: (path: string) => string): string;
  /** Names all that this is made of: equal ones complete a page alike. */
  key: string;
}

export function buildReference({ docs, anchorsOf, tree, baseUrl, recall }: ReferenceInput): Reference {
  const { catalogue, dataKey } = tree;
  if (!catalogue)
    return { files: {}, complete: (_path, html) => html, completeMarkdown: (text) => text, key: "" };
  const pages = docs.filter(isReference).map((doc) => ({ path: doc.path, anchors: anchorsOf(doc) }));
  const labels = docs.map((doc) => [doc.file, doc.path, doc.position, docLabel(doc)]);
  const key = hashOf(JSON.stringify([dataKey, baseUrl, pages, labels]));
  const index = indexReference(pages, catalogue);
  const files: ReferenceFiles = recall(`reference ${key}`, () =>
    Object.fromEntries(referenceKinds.map((kind) => [kind, referenceFile({ kind, docs, catalogue, index })])),
  );
  return {
    files,
    complete: (path, html) =>
      fillExplorers(linkKeys({ path, html, baseUrl }, index), (kind, file) =>
        drawExplorer({ kind, file, baseUrl }),
      ),
    completeMarkdown: (text, toUrl) => fillExplorers(text, (_kind, file) => listExplored(file, toUrl)),
    key,
  };

  function fillExplorers(page: string, draw: (kind: ReferenceKind, file: ReferenceFile) => string): string {
    let filled = page;
    for (const kind of referenceKinds) {
      const file = files[kind];
      if (file) filled = filled.replace(explorerMark(kind), () => draw(kind, file));
    }
    return filled;
  }
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
