import type Slugger from "github-slugger";
import type { Category } from "../../content/contentTree.ts";
import { lineOfKey } from "../../content/parseYaml.ts";
import type { Problem } from "../../shared/problem.ts";
import { joinRoute } from "../joinRoute.ts";
import { missingId } from "../missingId.ts";
import type { DocEntry } from "./docEntry.ts";
import { parseNumberPrefix } from "./docPath.ts";

/** An item of a sidebar that still refers to docs instead of links. */
export type SidebarNode = { type: "doc"; doc: DocEntry; label: string } | CategoryNode;

export interface CategoryNode {
  type: "category";
  /** Folder relative to `docs`. */
  folder: string;
  label: string;
  meta: Category;
  /** The category's own page: a generated index, a doc, or none. */
  page: { type: "generated"; path: string } | { type: "doc"; doc: DocEntry } | null;
  children: SidebarNode[];
}

interface Generation {
  docs: DocEntry[];
  categories: Record<string, Category>;
  /** Folder of the sidebar, empty for all docs. */
  root: string;
  docsBase: string;
  /** Shared by all sidebars, so that their generated indexes have unique paths. */
  slugger: Slugger;
  problems: Problem[];
}

/** Generates a sidebar from `_category_.json`, positions and index files, by the rules of Docusaurus. */
export function generateSidebar(generation: Generation): SidebarNode[] {
  const { docs, categories, root, docsBase, slugger, problems } = generation;
  return assignPages(itemsOf(root), { slugger, docsBase });

  function itemsOf(folder: string): SidebarNode[] {
    const own = docs
      .filter((doc) => doc.folder === folder)
      .map((doc) => ({ type: "doc" as const, doc, label: docLabel(doc) }));
    const subfolders = childFolders(folder).map(toCategory);
    return sortNodes([...own, ...subfolders]);
  }

  function childFolders(folder: string): string[] {
    const prefix = folder ? `${folder}/` : "";
    const below = docs.filter((doc) => doc.folder !== folder && doc.folder.startsWith(prefix));
    return [...new Set(below.map((doc) => prefix + doc.folder.slice(prefix.length).split("/", 1)[0]))];
  }

  function toCategory(folder: string): CategoryNode {
    const meta = categories[folder] ?? {};
    const items = itemsOf(folder);
    const linked = findLinkedDoc(items, meta, docs);
    if (!linked && meta.link?.type === "doc") {
      const message = `The category links to the doc id "${meta.link.id}", which does not exist.`;
      const known = docs.map((doc) => doc.id);
      const { file, lines = {} } = meta;
      const line = lineOfKey(lines, ["link", "id"]);
      problems.push(missingId(meta.link.id, known, { rule: "missing-doc-id", message, file, line }));
    }
    const children = items.filter((item) => item.type !== "doc" || item.doc !== linked);
    const name = parseNumberPrefix(folder.split("/").at(-1) ?? folder).name;
    const label = meta.label ?? (linked ? docLabel(linked) : name);
    const page: CategoryNode["page"] = linked ? { type: "doc", doc: linked } : null;
    return { type: "category", folder, label, meta, page, children };
  }
}

export function docLabel(doc: DocEntry): string {
  return doc.frontMatter.sidebar_label ?? doc.title;
}

/** Finds the doc of a category: the linked one, or the index file if no link is set. */
function findLinkedDoc(items: SidebarNode[], meta: Category, docs: DocEntry[]): DocEntry | null {
  const { link } = meta;
  const own = items.flatMap((item) => (item.type === "doc" ? [item.doc] : []));
  if (link?.type === "doc") {
    const local = own.find((doc) => doc.id.split("/").at(-1) === link.id);
    return local ?? docs.find((doc) => doc.id === link.id) ?? null;
  }
  if (link !== undefined) return null;
  return own.find((doc) => doc.isCategoryIndex) ?? null;
}

/** Sorts by position, then file name; nodes without a position come last. */
function sortNodes(nodes: SidebarNode[]): SidebarNode[] {
  return nodes.toSorted((a, b) => {
    const [left, right] = [positionOf(a), positionOf(b)];
    if (left !== right) return left - right || 0;
    return sourceName(a) < sourceName(b) ? -1 : 1;
  });
}

function positionOf(node: SidebarNode): number {
  if (node.type === "doc") return node.doc.position ?? Number.MAX_VALUE;
  const linked = node.page?.type === "doc" ? node.page.doc.position : undefined;
  const prefix = parseNumberPrefix(node.folder.split("/").at(-1) ?? "").numberPrefix;
  return node.meta.position ?? linked ?? prefix ?? Number.MAX_VALUE;
}

function sourceName(node: SidebarNode): string {
  return node.type === "doc" ? node.doc.fileName : (node.folder.split("/").at(-1) ?? "");
}

/** Assigns paths to generated indexes in sidebar order, parents first, so that `settings-1` follows `settings`. */
function assignPages(nodes: SidebarNode[], at: { slugger: Slugger; docsBase: string }): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (node.type === "doc") return [node];
    const { link } = node.meta;
    const slug =
      link?.type === "generated-index" ? (link.slug ?? `/category/${at.slugger.slug(node.label)}`) : null;
    const page = slug ? { type: "generated" as const, path: joinRoute(at.docsBase, slug) } : node.page;
    const children = assignPages(node.children, at);
    if (children.length > 0) return [{ ...node, page, children }];
    return page?.type === "doc" ? [{ type: "doc", doc: page.doc, label: node.label }] : [];
  });
}
