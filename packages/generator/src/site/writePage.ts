import type { SiteConfig } from "../config/siteConfig.ts";
import type { SourcePage } from "../content/contentTree.ts";
import { hashOf, type RememberSync } from "../content/remember.ts";
import type { DocFrontMatter } from "../content/schemas.ts";
import type { SiteLinks, VersionExtension } from "../extension.ts";
import { renderKey } from "../markdown/code/renderCode.ts";
import { fillHtml, type Hole } from "../markdown/html.ts";
import type { Block, Section } from "../nodes/nodes.ts";
import { writeCode, writeHtml } from "../nodes/writeHtml.ts";
import { writeMarkdown } from "../nodes/writeMarkdown.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import type { TocEntry } from "../shared/page.ts";
import { absoluteUrl, keyToMarkdown, pathToKey, withBase } from "../shared/url.ts";
import { pageMarkdown, withTitle } from "./pageMarkdown.ts";
import type { ResolvedPage } from "./resolvePage.ts";
import { plainHead } from "./site.ts";

type FrontMatter = Pick<
  DocFrontMatter,
  | "hide_table_of_contents"
  | "toc_min_heading_level"
  | "toc_max_heading_level"
  | "keywords"
  | "unlisted"
  | "formerAddresses"
  | "questions"
>;

/** What all pages are written with. */
export interface PageContext {
  config: SiteConfig;
  /** By content file. */
  resolved: ReadonlyMap<string, ResolvedPage>;
  extensions: ReadonlyMap<VersionExtension, SiteLinks>;
  /** False if only problems are needed: pages then have routes, links and ids, but no text. */
  writesText: boolean;
  /** Covers all that the texts of pages are written with, except the pages themselves. */
  textKey: string;
  rememberText: RememberSync;
}

interface PagePlace {
  source: SourcePage<FrontMatter>;
  path: string;
  title: string;
  /** Shown below the title of the Markdown copy. */
  byline?: string;
}

/** A page, or a part that pages include, with its references resolved. */
interface ResolvedText {
  source: Pick<SourcePage<unknown>, "page" | "body" | "bodyLine">;
  resolved: Pick<ResolvedPage, "refs">;
}

/** What a text or a directive of it shows, written when it is asked for: as HTML and as Markdown. */
interface LazyOutput {
  hasCode: boolean;
  /** What an extension draws. */
  blocks: Block[];
  toHtml(): string;
  /** Null leaves the line of the directive as it is. */
  toMarkdown(): string | null;
}

const NO_OUTPUT: LazyOutput = { hasCode: false, blocks: [], toHtml: () => "", toMarkdown: () => null };

/** All that is written of a page, which the cache keeps. */
interface PageText {
  html: string;
  /** Of the HTML, without what extensions append to the article. */
  ownLength: number;
  markdown: string;
  toc: TocEntry[];
}

const NO_TEXT: PageText = { html: "", ownLength: 0, markdown: "", toc: [] };

/** Writes a page as HTML and as Markdown, unless its text is known. */
export function writePage(context: PageContext, place: PagePlace) {
  const { config, writesText, textKey, rememberText } = context;
  const { source, path, title, byline } = place;
  const { file, frontMatter, key } = source;
  const resolved = context.resolved.get(file);
  if (!resolved) throw new Error(`${file} was not resolved.`);
  const { anchors, links, entries, sections } = resolved;
  const ownKey = hashOf(JSON.stringify([textKey, key, frontMatter, path, title, byline]));
  const write = () => fillHoles(context, place, resolved);
  const text = writesText ? rememberText(`text ${file}`, ownKey, write) : NO_TEXT;
  return {
    /** Parts of the route. */
    parts: {
      path,
      version: null,
      file,
      lines: source.lines,
      anchors,
      links,
      entries,
      sections,
      formerAddresses: [frontMatter.formerAddresses ?? []].flat(),
      questions: (frontMatter.questions ?? []).map((question) =>
        typeof question === "string"
          ? { ask: question, at: null }
          : { ask: question.ask, at: question.at.slice(1) },
      ),
      markdown: text.markdown,
      head: plainHead({
        keywords: frontMatter.keywords ?? [],
        image: resolved.image,
        noindex: frontMatter.unlisted ?? false,
      }),
      inSitemap: !frontMatter.unlisted,
      problems: [],
    },
    /** Parts of the view, including what extensions append to the article. */
    article: {
      html: text.html,
      toc: text.toc,
      isWide: frontMatter.hide_table_of_contents ?? false,
      editHref: config.editUrl?.replace("{path}", file) ?? null,
      markdownHref: `/${keyToMarkdown(pathToKey(path))}`,
    },
    /** The article without additions of extensions. */
    articleHtml: text.html.slice(0, text.ownLength),
  };
}

/** Fills the holes of a compiled page. */
function fillHoles({ config, extensions }: PageContext, place: PagePlace, resolved: ResolvedPage): PageText {
  const { source, path, title, byline } = place;
  const { baseUrl } = config;
  const toUrl = (to: string) => absoluteUrl(config, to);
  const linking = new Set<SiteLinks>();
  let groups = 0;
  const directives = resolved.directives.map(directiveOutput);
  const article = textOutput({ source, resolved }, directives);
  const html = article.toHtml();
  const hasExamples = article.hasCode || resolved.entries.length > 0;
  const ending = hasExamples ? extensions.values() : linking;
  const end = [...ending].flatMap(({ articleEnd = [] }) => articleEnd);
  const hasOwnTitle = source.page.contentTitle !== null;
  return {
    html: html + writeHtml(end, { baseUrl, linkCode: () => null }),
    ownLength: html.length,
    markdown: withTitle({ title, hasOwnTitle, markdown: article.toMarkdown(), byline }),
    toc: tableOfContents(source, directives),
  };

  function nameGroup(): string {
    return `drawn-tabs-${groups++}`;
  }

  function directiveOutput(directive: ResolvedPage["directives"][number]): LazyOutput {
    if (directive === null) return NO_OUTPUT;
    if ("resolved" in directive)
      return textOutput(directive, directive.resolved.directives.map(directiveOutput));
    const { drawing, extension } = directive;
    const blocks = drawing.draw(extensions.get(extension) ?? {}, path);
    return {
      hasCode: false,
      blocks,
      toHtml: () => writeHtml(blocks, { baseUrl, nameGroup, linkCode: linkInEntry }),
      toMarkdown: () => writeMarkdown(blocks, toUrl),
    };
  }

  function textOutput({ source, resolved: { refs } }: ResolvedText, directives: LazyOutput[]) {
    const { page } = source;
    return {
      hasCode: page.snippets.length > 0 || directives.some(({ hasCode }) => hasCode),
      blocks: [],
      toHtml: () => fillHtml(page.html, fillHole),
      toMarkdown() {
        const shown = directives.map((directive) => directive.toMarkdown());
        return pageMarkdown(source, { url: toUrl(path), refs, toUrl, directives: shown });
      },
    };

    function fillHole(hole: Hole): string {
      switch (hole.type) {
        case "ref":
          return refs[hole.index]?.attributes ?? "";
        case "directive":
          return directives[hole.index]?.toHtml() ?? "";
        case "path":
          return escapeHtml(withBase(baseUrl, hole.path));
        case "code":
          return writeCode(hole.text, linkCode(hole.text), hole.breaks);
        case "key": {
          const href = findLink((links) => links.linkKey?.(hole.parts));
          return href === null
            ? renderKey(hole.text)
            : `<a href="${escapeHtml(href)}">${escapeHtml(hole.text)}</a>`;
        }
      }
    }
  }

  function linkCode(text: string): string | null {
    return findLink((links) => links.linkCode?.(text));
  }

  /** An entry does not link to itself. */
  function linkInEntry(text: string, entry: string | null): string | null {
    const href = linkCode(text);
    return entry !== null && href?.endsWith(`#${entry}`) ? null : href;
  }

  function findLink(find: (links: SiteLinks) => string | null | undefined): string | null {
    for (const links of extensions.values()) {
      const target = find(links);
      if (!target) continue;
      linking.add(links);
      return target.startsWith(`${path}#`) ? target.slice(path.length) : withBase(baseUrl, target);
    }
    return null;
  }
}

/** Returns the headings of levels 2 to 3, or as set in front matter, with the sections that directives draw. */
function tableOfContents(
  { page, frontMatter }: SourcePage<FrontMatter>,
  directives: LazyOutput[],
): TocEntry[] {
  if (frontMatter.hide_table_of_contents) return [];
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = 3 } = frontMatter;
  const drawn = page.directives.flatMap(({ line }, at) =>
    sectionsIn(directives[at]?.blocks ?? []).map(({ id, heading }) => {
      return { id, html: escapeHtml(heading), level: 2, line };
    }),
  );
  return [...page.headings, ...drawn]
    .toSorted((a, b) => a.line - b.line)
    .filter(({ level }) => level >= min && level <= max)
    .map(({ id, html, level }) => ({ id, html, level }));
}

function sectionsIn(blocks: Block[]): Section[] {
  return blocks.flatMap((block) => {
    if (block.type === "section") return [block];
    return block.type === "island" ? sectionsIn([...block.children, ...(block.below ?? [])]) : [];
  });
}
