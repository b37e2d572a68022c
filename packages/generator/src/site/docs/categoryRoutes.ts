import type { SiteConfig } from "../../config/siteConfig.ts";
import { lineOfKey } from "../../content/parseYaml.ts";
import type { Link } from "../../shared/nav.ts";
import type { CategoryCard } from "../../shared/page.ts";
import { errorProblem, type Problem } from "../../shared/problem.ts";
import { breadcrumbLd } from "../jsonLd.ts";
import { LEADS_ON, listRoute, plainHead, type Route } from "../site.ts";
import {
  type CategoryNode,
  placeInSidebar,
  type Sidebar,
  type SidebarNode,
  toItem,
} from "./generateSidebar.ts";
import type { Doc } from "./readDocs.ts";

/** The most that a card names of what is in it. */
const MOST_LINKS = 6;

/** Builds the generated indexes of a sidebar's categories. */
export function categoryRoutes(sidebar: Sidebar, docs: Doc[], config: SiteConfig): Route[] {
  return sidebar.nodes.flatMap(routesOf);

  function routesOf(node: SidebarNode): Route[] {
    if (node.type === "doc") return [];
    const inner = node.children.flatMap(routesOf);
    return node.page?.type === "generated" ? [indexRoute(node, node.page.path), ...inner] : inner;
  }

  function indexRoute(node: CategoryNode, path: string): Route {
    const { title = node.label, description, keywords = [], image = null } = generatedIndex(node) ?? {};
    const place = placeInSidebar(path, sidebar);
    const crumbs = [...place.breadcrumbs, { label: title, href: path }];
    const head = plainHead({ keywords, image, jsonLd: [breadcrumbLd(config, crumbs)] });
    const tasks = (node.meta.tasks ?? []).map((task) => findTask(task, docs, node.meta.file));
    const view = {
      kind: "category" as const,
      path,
      title,
      description: description ?? node.meta.description ?? "",
      heading: title,
      tasks: tasks.filter((task) => task !== null),
      cards: toCards(node.children),
      ...place,
    };
    const problems = tasks.flatMap((task, at) => (task === null ? missingTask(node, at) : []));
    return { ...listRoute(view, { inSitemap: true, head }), problems };
  }
}

/** Returns a link to `guide.md#section`, relative to the category's folder, labelled with that section's heading. */
function findTask(task: string, docs: Doc[], category = ""): Link | null {
  const [relativeFile = "", id] = task.split("#");
  const file = category.replace(/[^/]*$/, relativeFile);
  const doc = docs.find((candidate) => candidate.file === file);
  if (id === undefined) return doc ? { label: doc.title, href: doc.path } : null;
  const heading = doc?.page.headings.find((candidate) => candidate.id === id);
  return doc && heading ? { label: heading.text, href: `${doc.path}#${id}` } : null;
}

function missingTask({ meta: { tasks = [], file, lines = {} } }: CategoryNode, at: number): Problem {
  const message = `The category has no page or section "${tasks[at]}".`;
  const hint = "Write the file below the category's folder, and the id of a heading in it: guide.md#section.";
  const line = lineOfKey(lines, ["tasks", `${at}`]);
  return errorProblem({ rule: "missing-task", message, hint, file, line });
}

export function docCard(label: string, { path, description }: Doc): CategoryCard {
  return { label, href: path, description, links: [], count: null };
}

function toCards(nodes: SidebarNode[]): CategoryCard[] {
  const pages = nodes.filter(({ type }) => type === "doc");
  // Beside the cards of categories, or almost alone, a page would look empty without its sections.
  const withSections = pages.length <= Math.max(2, nodes.length - pages.length);
  return nodes.map((node) => toCard(node, withSections));
}

function toCard(node: SidebarNode, withSections: boolean): CategoryCard {
  if (node.type === "doc") {
    const links = withSections ? sectionsOf(node.doc).slice(0, MOST_LINKS) : [];
    return { ...docCard(node.label, node.doc), links };
  }
  const { label, href } = toItem(node);
  const description = node.meta.description ?? generatedIndex(node)?.description ?? "";
  const links = node.children.map(toLink);
  return links.length > MOST_LINKS
    ? { label, href, description, links: links.slice(0, MOST_LINKS - 1), count: countDocs(node) }
    : { label, href, description, links, count: null };
}

function sectionsOf({ path, page }: Doc): Link[] {
  return page.headings
    .filter(({ level, text }) => level === 2 && !LEADS_ON.test(text))
    .map(({ id, text: label }) => ({ label, href: `${path}#${id}` }));
}

function toLink(node: SidebarNode): Link {
  const { label, href } = toItem(node);
  return { label, href };
}

/** Counts all docs of a category, with its own page. */
function countDocs(node: SidebarNode): number {
  if (node.type === "doc") return 1;
  return node.children.reduce((sum, child) => sum + countDocs(child), node.page?.type === "doc" ? 1 : 0);
}

function generatedIndex({ meta: { link } }: CategoryNode) {
  return link?.type === "generated-index" ? link : null;
}
