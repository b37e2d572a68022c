import type { SiteConfig } from "../config/siteConfig.ts";
import type { SourcePage } from "../content/contentTree.ts";
import type { DocFrontMatter } from "../content/schemas.ts";
import type { LoadedExtension, SiteLinks } from "../extension.ts";
import { renderKey } from "../markdown/code/renderCode.ts";
import { fillHtml, type Hole, type Html } from "../markdown/html.ts";
import type { Block, Section } from "../nodes/nodes.ts";
import { writeCode, writeHtml } from "../nodes/writeHtml.ts";
import { writeMarkdown } from "../nodes/writeMarkdown.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import type { TocEntry } from "../shared/page.ts";
import { absoluteUrl, keyToMarkdown, pathToKey, withBase } from "../shared/url.ts";
import type { Memo } from "./memo.ts";
import { pageMarkdown, withTitle } from "./pageMarkdown.ts";
import type { FoundDrawing, ResolvedPage, ResolvedPart } from "./resolvePage.ts";
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
  extensions: ReadonlyMap<LoadedExtension, SiteLinks>;
  /** False if only problems are needed: pages then have routes, links and ids, but no text. */
  writesText: boolean;
  memo: Memo;
}

interface PagePlace {
  source: SourcePage<FrontMatter>;
  path: string;
  title: string;
  /** Shown below the title of the Markdown copy. */
  byline?: string;
}

/** Fills the holes of a compiled page, and writes it as HTML and as Markdown. */
export function writePage(context: PageContext, place: PagePlace): WrittenPage {
  const { config, resolved: all, extensions, memo } = context;
  const { source, path, title, byline } = place;
  const { file, frontMatter, body, page } = source;
  const resolved = all.get(file);
  if (!resolved) throw new Error(`${file} was not resolved.`);
  const inputs = [config, extensions, resolved, frontMatter, body, page, path, title, byline];
  return memo(`write ${file}`, inputs, () => fillPage(context, place, resolved));
}

type WrittenPage = ReturnType<typeof fillPage>;

type Text = Pick<SourcePage<unknown>, "file" | "page" | "body" | "bodyLine">;

interface OpenText {
  /** One drawing per directive; null for an invalid one. */
  blocks: (Block[] | null)[];
  hasCode: boolean;
  write(html: Html): string;
  writeMarkdown(): string;
}

function fillPage({ config, extensions, writesText }: PageContext, place: PagePlace, resolved: ResolvedPage) {
  const { source, path, title, byline } = place;
  const { file, frontMatter, page } = source;
  const { anchors, links, entries, sections } = resolved;
  const { baseUrl } = config;
  const toUrl = (to: string) => absoluteUrl(config, to);
  const linking = new Set<SiteLinks>();
  let groups = 0;
  const text = openText({ source, resolved });
  const articleHtml = text.write(page.html);
  const hasExamples = text.hasCode || entries.length > 0;
  const ending = hasExamples ? extensions.values() : linking;
  const end = [...ending].flatMap(({ articleEnd = [] }) => articleEnd);
  const markdown = text.writeMarkdown();
  const hasOwnTitle = page.contentTitle !== null;
  return {
    /** Parts of the route. */
    parts: {
      path,
      version: null,
      file,
      lines: source.lines,
      updated: source.updated,
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
      markdown: withTitle({ title, hasOwnTitle, markdown, byline }),
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
      html: articleHtml + writeHtml(end, { baseUrl, linkCode: () => null }),
      toc: tableOfContents(source, text.blocks),
      editHref: config.editUrl?.replace("{path}", file) ?? null,
      markdownHref: `/${keyToMarkdown(pathToKey(path))}`,
    },
    /** The article without additions of extensions. */
    articleHtml,
  };

  function nameGroup(): string {
    return `drawn-tabs-${groups++}`;
  }

  /** Prepares a page, or a part of it, for being written. */
  function openText({ source, resolved }: Omit<ResolvedPart, "source"> & { source: Text }): OpenText {
    const { page } = source;
    const { paths, attributes, drawings } = resolved;
    const blocks = drawings.map((found) => found && draw(found));
    const parts = resolved.parts.map((part) => part && openText(part));
    return {
      blocks,
      hasCode: page.snippets.length > 0 || parts.some((part) => part?.hasCode),
      write: (html) => (writesText ? fillHtml(html, fill) : ""),
      writeMarkdown() {
        if (!writesText) return "";
        const directives = blocks.map(
          (drawn, at) => (drawn && writeMarkdown(drawn, toUrl)) ?? parts[at]?.writeMarkdown() ?? null,
        );
        return pageMarkdown(source, { url: toUrl(path), paths, toUrl, directives });
      },
    };

    function fill(hole: Hole): string {
      switch (hole.type) {
        case "ref":
          return attributes[hole.index] ?? "";
        case "directive": {
          const drawn = blocks[hole.index];
          if (drawn) return writeHtml(drawn, { baseUrl, nameGroup, linkCode: linkInEntry });
          const part = resolved.parts[hole.index];
          return part ? (parts[hole.index]?.write(part.source.page.html) ?? "") : "";
        }
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

  function draw({ drawing, extension }: FoundDrawing): Block[] {
    return writesText ? drawing.draw(extensions.get(extension) ?? {}, path) : [];
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
  blocks: OpenText["blocks"],
): TocEntry[] {
  if (frontMatter.hide_table_of_contents) return [];
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = 3 } = frontMatter;
  const drawn = page.directives.flatMap(({ line }, at) =>
    sectionsIn(blocks[at] ?? []).map(({ id, heading }) => {
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
    return block.type === "island" ? sectionsIn(block.children) : [];
  });
}
