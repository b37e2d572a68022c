import type { SiteConfig } from "../config/siteConfig.ts";
import type { Asset, ContentTree, SourcePage } from "../content/contentTree.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { TocEntry } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import { keyToMarkdown, pathToKey, withBase } from "../shared/url.ts";
import { type DrawnEntry, drawDirectives } from "./drawDirectives.ts";
import { type LinkTargets, type ResolvedPage, resolveRefs } from "./resolveRefs.ts";
import type { PageHead } from "./site.ts";

/** What every page builder works with: inputs to read, and the two collections they add to. */
export interface PageContext {
  config: SiteConfig;
  tree: ContentTree;
  targets: LinkTargets;
  problems: Problem[];
  assets: Map<string, Asset>;
}

/** Resolves a page's links and files and draws its directives, keeping what it found for the whole site. */
export function resolvePage(context: PageContext, file: string, page: CompiledPage): ResolvedPage & Anchored {
  const resolved = resolveRefs(file, page, context.targets);
  const drawn = drawDirectives(file, { ...page, html: resolved.html }, context.tree.catalogue);
  context.problems.push(...resolved.problems, ...drawn.problems);
  for (const [path, asset] of resolved.assets) context.assets.set(path, asset);
  return {
    ...resolved,
    html: drawn.html,
    anchors: [...page.anchors, ...drawn.anchors],
    entries: drawn.entries,
  };
}

interface Anchored {
  /** Every id of the page that a link can point to. */
  anchors: string[];
  /** What its directives drew. */
  entries: DrawnEntry[];
}

interface TocOptions {
  hide_table_of_contents?: boolean | undefined;
  toc_min_heading_level?: number | undefined;
  toc_max_heading_level?: number | undefined;
}

/** Headings of levels 2 to 3, unless the page says otherwise. */
export function tableOfContents(page: CompiledPage, options: TocOptions): TocEntry[] {
  if (options.hide_table_of_contents) return [];
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = 3 } = options;
  return page.headings
    .filter(({ level }) => level >= min && level <= max)
    .map(({ id, html, level }) => ({ id, html, level }));
}

export function editHref({ config }: PageContext, file: string): string | null {
  return config.editUrl?.replace("{path}", `content/${file}`) ?? null;
}

export function markdownHref({ config }: PageContext, path: string): string {
  return withBase(config.baseUrl, `/${keyToMarkdown(pathToKey(path))}`);
}

/** The Markdown twin's text: the title once, whether or not the body begins with it, then what the writer wrote. */
export function markdownTwin(
  title: string,
  { body, page }: Pick<SourcePage<unknown>, "body" | "page">,
  byline?: string,
): string {
  const text = page.contentTitle === null ? body : body.replace(OWN_TITLE, "$1");
  return `${[`# ${title}`, byline, text.trim()].filter(Boolean).join("\n\n")}\n`;
}

/** A heading of the first level at the start, after comments at most, in either of Markdown's two forms. */
const OWN_TITLE = /^((?:\s|<!--[\s\S]*?-->)*)(?:# .*|[^\n]+\n=+[ \t]*)(?:\r?\n|$)/;

/** A head with nothing special in it. */
export function plainHead(parts: Partial<PageHead> = {}): PageHead {
  return {
    type: "website",
    keywords: [],
    image: null,
    noindex: false,
    published: null,
    modified: null,
    jsonLd: [],
    ...parts,
  };
}

/** The address other sites use for a page. */
export function absoluteUrl(config: SiteConfig, path: string): string {
  return config.url + withBase(config.baseUrl, path);
}
