import type Slugger from "github-slugger";
import { CONFIG_FILE } from "../../config/siteConfig.ts";
import type { Category } from "../../content/contentTree.ts";
import { lineOfKey } from "../../content/parseYaml.ts";
import type { Link, SidebarCategory, SidebarItem } from "../../shared/nav.ts";
import { type Problem, warningProblem } from "../../shared/problem.ts";
import { joinPath } from "../../shared/url.ts";
import { checkId } from "../checkId.ts";
import { type Doc, parseNumberPrefix } from "./readDocs.ts";

/** A sidebar, for the pages it lists and for the browser. */
export interface Sidebar {
  name: string;
  nodes: SidebarNode[];
  items: SidebarItem[];
  /** In reading order, for the previous and next links. */
  pages: ListedPage[];
  /** Index of each page by its path. */
  indexByPath: ReadonlyMap<string, number>;
  problems: Problem[];
}

/** An item that still refers to documents instead of links. */
export type SidebarNode = { type: "doc"; doc: Doc; label: string } | CategoryNode;

export interface CategoryNode {
  type: "category";
  /** Folder relative to `docs`. */
  folder: string;
  label: string;
  meta: Category;
  /** The category's own page: a generated index, a doc, or none. */
  page: { type: "generated"; path: string } | { type: "doc"; doc: Doc } | null;
  children: SidebarNode[];
}

/** A page of a sidebar, with the categories around it, outermost first. */
interface ListedPage extends Link {
  around: SidebarCategory[];
}

interface SidebarSources {
  name: string;
  /** The folder of the docs that it lists, `.` for all. */
  dir: string;
  docs: Doc[];
  /** The folder of this version of the docs. */
  folder: string;
  categories: Record<string, Category>;
  /** The path of the docs. */
  path: string;
  /** Shared by all sidebars, so that their generated indexes have unique paths. */
  slugger: Slugger;
}

/** Generates a sidebar from `_category_.json`, positions and index files, by the rules of Docusaurus. */
export function generateSidebar({
  name,
  dir,
  docs,
  folder: docsFolder,
  categories,
  path: docsPath,
  slugger,
}: SidebarSources): Sidebar {
  const problems: Problem[] = [];
  const nodes = nodesWithPages(nodesOf(dir === "." ? "" : dir));
  if (nodes.length === 0 && docs.length > 0) {
    const message = `The sidebar "${name}" is empty: no docs in "${dir}".`;
    const hint = "Check docs.sidebars.";
    problems.push(warningProblem({ rule: "empty-sidebar", message, hint, file: CONFIG_FILE }));
  }
  const items = nodes.map(toItem);
  const pages = readingOrder(items);
  const indexByPath = new Map(pages.map(({ href }, at) => [href, at] as const).reverse());
  return { name, nodes, items, pages, indexByPath, problems };

  function nodesOf(folder: string): SidebarNode[] {
    const inFolder = docs
      .filter((doc) => doc.folder === folder)
      .map((doc) => ({ type: "doc" as const, doc, label: doc.label }));
    return [...inFolder, ...subfoldersOf(folder).map(toCategory)].toSorted(byPosition);
  }

  function subfoldersOf(folder: string): string[] {
    const prefix = folder ? `${folder}/` : "";
    const below = docs.filter((doc) => doc.folder !== folder && doc.folder.startsWith(prefix));
    return [...new Set(below.map((doc) => prefix + doc.folder.slice(prefix.length).split("/", 1)[0]))];
  }

  function toCategory(folder: string): CategoryNode {
    const meta = categories[`${docsFolder}/${folder}`] ?? {};
    const nodesInside = nodesOf(folder);
    const linked = findLinkedDoc(nodesInside, meta);
    const children = nodesInside.filter((node) => node.type !== "doc" || node.doc !== linked);
    const label = meta.label ?? linked?.label ?? parseNumberPrefix(lastPart(folder)).name;
    return { type: "category", folder, label, meta, page: linked && { type: "doc", doc: linked }, children };
  }

  /** Finds the doc that a category links to: the one it names, or its index file. */
  function findLinkedDoc(nodesInside: SidebarNode[], { link, file, lines = {} }: Category): Doc | null {
    const docsInside = nodesInside.flatMap((node) => (node.type === "doc" ? [node.doc] : []));
    if (link === undefined) return docsInside.find((doc) => doc.isCategoryIndex) ?? null;
    if (link?.type !== "doc") return null;
    const linked =
      docsInside.find((doc) => lastPart(doc.id) === link.id) ?? docs.find((doc) => doc.id === link.id);
    if (linked) return linked;
    const [ids, line] = [docs.map(({ id }) => id), lineOfKey(lines, ["link", "id"])];
    problems.push(...checkId({ kind: "doc id", id: link.id, ids, by: "The category", file, line }));
    return null;
  }

  /** Gives generated indexes their paths in sidebar order, parents first, so that `settings-1` follows `settings`. */
  function nodesWithPages(unnamed: SidebarNode[]): SidebarNode[] {
    return unnamed.flatMap((node): SidebarNode[] => {
      if (node.type === "doc") return [node];
      const { link } = node.meta;
      const page =
        link?.type === "generated-index"
          ? { type: "generated" as const, path: joinPath(docsPath, link.slug ?? categorySlug(node.label)) }
          : node.page;
      const children = nodesWithPages(node.children);
      if (children.length > 0) return [{ ...node, page, children }];
      return page?.type === "doc" ? [{ type: "doc", doc: page.doc, label: node.label }] : [];
    });
  }

  function categorySlug(label: string): string {
    return `/category/${slugger.slug(label)}`;
  }
}

/** Compares positions, then file names; nodes without a position come last. */
function byPosition(one: SidebarNode, other: SidebarNode): number {
  return positionOf(one) - positionOf(other) || (fileNameOf(one) < fileNameOf(other) ? -1 : 1);
}

function positionOf(node: SidebarNode): number {
  if (node.type === "doc") return node.doc.position ?? Number.MAX_VALUE;
  const linked = node.page?.type === "doc" ? node.page.doc.position : undefined;
  const { numberPrefix } = parseNumberPrefix(lastPart(node.folder));
  return node.meta.position ?? linked ?? numberPrefix ?? Number.MAX_VALUE;
}

function fileNameOf(node: SidebarNode): string {
  return node.type === "doc" ? node.doc.fileName : lastPart(node.folder);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Converts a node to the item that the browser gets. */
export function toItem(node: SidebarNode): SidebarItem {
  if (node.type === "doc") {
    const { path: href, frontMatter } = node.doc;
    return { type: "page", label: node.label, href, ...(frontMatter.draft && { isDraft: true }) };
  }
  const items = node.children.map(toItem);
  const { page, folder: id, label } = node;
  const path = page?.type === "doc" ? page.doc.path : page?.path;
  const href = path ?? readingOrder(items)[0]?.href ?? "/";
  const { collapsible = true, collapsed = true } = node.meta;
  const folding = { collapsible, collapsed: collapsible && collapsed };
  const { heading } = node.meta;
  return {
    type: "category",
    id,
    label,
    href,
    hasPage: path !== undefined,
    ...folding,
    ...(heading && { heading }),
    items,
  };
}

/** Returns the pages of a sidebar in the order of reading. */
export function readingOrder(items: SidebarItem[], around: SidebarCategory[] = []): ListedPage[] {
  return items.flatMap((item): ListedPage[] => {
    const { href, label } = item;
    if (item.type === "page") return [{ href, label, around }];
    const inside = [...around, item];
    const below = readingOrder(item.items, inside);
    return item.hasPage ? [{ href, label, around: inside }, ...below] : below;
  });
}

/** Returns the sidebar, breadcrumbs and neighbors of a page. */
export function placeInSidebar(path: string, sidebar: Sidebar | undefined) {
  const at = sidebar?.indexByPath.get(path) ?? -1;
  const around = sidebar?.pages[at]?.around ?? [];
  return {
    sidebar: sidebar?.name ?? null,
    breadcrumbs: around.filter(({ href }) => href !== path).map(({ label, href }) => ({ label, href })),
    previous: linkTo(at < 0 ? undefined : sidebar?.pages[at - 1]),
    next: linkTo(at < 0 ? undefined : sidebar?.pages[at + 1]),
  };
}

function linkTo(page: ListedPage | undefined): Link | null {
  return page ? { href: page.href, label: page.label } : null;
}
