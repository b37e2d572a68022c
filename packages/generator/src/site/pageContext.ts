import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree, SourcePage } from "../content/contentTree.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { TocEntry } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import { keyToMarkdown, pathToKey, withBase } from "../shared/url.ts";
import { withTitle } from "./pageMarkdown.ts";
import type { ResolvedPage } from "./resolvePage.ts";
import type { PageHead, Route } from "./site.ts";
import { type ConnectedExtensions, writePage } from "./writePage.ts";

/** What every page builder works with. */
export interface PageContext {
  config: SiteConfig;
  tree: ContentTree;
  /** Gets what builders find wrong. */
  problems: Problem[];
  /** By content file. */
  resolved: ReadonlyMap<string, ResolvedPage>;
  extensions: ConnectedExtensions;
}

/** The parts of a route that come from a written page. */
export interface PlacedPage
  extends Pick<Route, "file" | "anchors" | "links" | "sections" | "questions" | "entries" | "markdown"> {
  /** The article for the page. */
  html: string;
  /** The article alone, as it was written. */
  articleHtml: string;
  excerptHtml: string | null;
}

interface Placing {
  source: SourcePage<unknown>;
  path: string;
  title: string;
  /** A line below the title of the plain copy. */
  byline?: string;
}

/** Writes a page for the place it has. */
export function placePage(
  { config, resolved: all, extensions }: PageContext,
  { source, path, title, byline }: Placing,
): PlacedPage {
  const resolved = all.get(source.file);
  if (!resolved) throw new Error(`${source.file} was not resolved.`);
  const { html, endHtml, excerptHtml, markdown } = writePage({ source, path, resolved, config, extensions });
  const hasOwnTitle = source.page.contentTitle !== null;
  return {
    file: source.file,
    html: html + endHtml,
    articleHtml: html,
    excerptHtml,
    anchors: resolved.anchors,
    links: resolved.links,
    entries: resolved.entries,
    sections: source.page.sections,
    questions: [],
    markdown: withTitle({ title, hasOwnTitle, markdown, byline }),
  };
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
