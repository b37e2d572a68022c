import type { Reference } from "../../../catalogue/src/site/buildReference.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { Asset, ContentTree, SourcePage } from "../content/contentTree.ts";
import { hashOf, type Recall } from "../content/remember.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { TocEntry } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import { keyToMarkdown, pathToKey, withBase } from "../shared/url.ts";
import { pageMarkdown } from "./pageMarkdown.ts";
import type { ResolvedPage } from "./resolvePage.ts";
import type { PageHead } from "./site.ts";

/** What every page builder works with: inputs to read, and the two collections they add to. */
export interface PageContext {
  config: SiteConfig;
  tree: ContentTree;
  problems: Problem[];
  assets: Map<string, Asset>;
  resolve(source: SourcePage<unknown>): ResolvedPage;
  reference: Reference;
  recall: Recall;
}

/** Resolves a page for the place it has, keeping what it found for the whole site. */
export function placePage(context: PageContext, source: SourcePage<unknown>, path: string): PlacedPage {
  const { config, tree, problems, assets, resolve, reference, recall } = context;
  const resolved = resolve(source);
  problems.push(...resolved.facts.problems);
  for (const [name, asset] of resolved.facts.assets) assets.set(name, asset);
  let html: string | null = null;
  const readHtml = () => {
    html ??= reference.complete(path, resolved.html());
    return html;
  };
  const hash = recall(`text ${path} ${resolved.key} ${reference.key}`, () => hashOf(readHtml()));
  const text = {
    hash,
    get html() {
      return readHtml();
    },
    markdown() {
      const toUrl = (to: string) => absoluteUrl(config, to);
      const surroundings = { url: toUrl(path), paths: resolved.paths(), catalogue: tree.catalogue, toUrl };
      return reference.completeMarkdown(pageMarkdown(source, surroundings), toUrl);
    },
  };
  return { source, sourceKey: sourceKeyOf(source, tree), resolved, text };
}

/** Names a file with its body and the data it draws from. */
export function sourceKeyOf(
  { key }: Pick<SourcePage<unknown>, "key">,
  { dataKey }: Pick<ContentTree, "dataKey">,
): string {
  return `${key} ${dataKey}`;
}

export interface PlacedPage {
  source: SourcePage<unknown>;
  sourceKey: string;
  resolved: ResolvedPage;
  /** What readers see: the resolved page with its keys linked. */
  text: {
    html: string;
    /** Names the HTML by its content, so that nobody has to read it to see that it is the same. */
    hash: string;
    /** The same as Markdown, without a title. */
    markdown(): string;
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

/** The Markdown twin's text: the title once, whether or not the body begins with it. */
export function markdownTwin(
  title: string,
  { body, page }: Pick<SourcePage<unknown>, "body" | "page">,
  byline?: string,
): string {
  const text = page.contentTitle === null ? body : body.replace(OWN_TITLE, "$1");
  return `${[`# ${title}`, byline, text.trim()].filter(Boolean).join("\n\n")}\n`;
}

interface TwinInput extends Pick<PageContext, "config"> {
  title: string;
  placed: PlacedPage;
  byline?: string;
}

/** The twin of a page as its route has it; made once, though it is a file of its own and part of another. */
export function twinOf({ config, title, placed: { source, text }, byline }: TwinInput) {
  let made: string | null = null;
  return {
    markdown() {
      made ??= markdownTwin(title, { body: text.markdown(), page: source.page }, byline);
      return made;
    },
    // All that its links and directives come to is in the HTML, too, but for the address of the site.
    markdownKey: JSON.stringify([source.key, text.hash, title, byline, absoluteUrl(config, "/")]),
  };
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
export function absoluteUrl(config: Pick<SiteConfig, "url" | "baseUrl">, path: string): string {
  return config.url + withBase(config.baseUrl, path);
}
