import type { SiteConfig } from "../config/siteConfig.ts";
import type { SourcePage } from "../content/contentTree.ts";
import type { LoadedExtension, SiteLinks } from "../extension.ts";
import { renderKey } from "../markdown/code/renderCode.ts";
import { fillHtml, type Hole, type Html } from "../markdown/html.ts";
import { writeCode, writeHtml } from "../nodes/writeHtml.ts";
import { writeMarkdown } from "../nodes/writeMarkdown.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import { withBase } from "../shared/url.ts";
import { absoluteUrl } from "./absoluteUrl.ts";
import { pageMarkdown } from "./pageMarkdown.ts";
import type { FoundDrawing, ResolvedPage } from "./resolvePage.ts";

/** What each extension made of the site. */
export type ConnectedExtensions = ReadonlyMap<LoadedExtension, SiteLinks>;

interface PageToWrite {
  source: Pick<SourcePage<unknown>, "page" | "body" | "bodyLine">;
  /** Canonical route. */
  path: string;
  resolved: ResolvedPage;
  config: SiteConfig;
  extensions: ConnectedExtensions;
}

/** A page as readers get it. */
export interface WrittenPage {
  html: string;
  /** What extensions put at the end of the article. */
  endHtml: string;
  excerptHtml: string | null;
  /** The plain copy, without a title. */
  markdown: string;
}

/** Fills the holes of a page, as HTML and as Markdown. */
export function writePage({ source, path, resolved, config, extensions }: PageToWrite): WrittenPage {
  const { baseUrl } = config;
  const toUrl = (to: string) => absoluteUrl(config, to);
  const linking = new Set<SiteLinks>();
  const { page } = source;
  const article = write(page.html);
  const end = [...linking].flatMap(({ articleEnd = [] }) => articleEnd);
  return {
    html: article,
    endHtml: writeHtml(end, { baseUrl, linkCode: () => null }),
    excerptHtml: page.excerpt && write(page.excerpt),
    markdown: pageMarkdown(source, {
      url: toUrl(path),
      paths: resolved.paths,
      toUrl,
      directives: resolved.drawings.map((found) => found && writeMarkdown(blocksOf(found), toUrl)),
    }),
  };

  function write(html: Html): string {
    return fillHtml(html, fill);
  }

  function fill(hole: Hole): string {
    switch (hole.type) {
      case "ref":
        return resolved.attributes[hole.index] ?? "";
      case "directive": {
        const found = resolved.drawings[hole.index];
        return found ? writeHtml(blocksOf(found), { baseUrl, linkCode: linkInEntry }) : "";
      }
      case "code":
        return writeCode(hole.text, linkCode(hole.text));
      case "key": {
        const href = findLink((links) => links.linkKey?.(hole.parts));
        return href === null
          ? renderKey(hole.text)
          : `<a href="${escapeHtml(href)}">${escapeHtml(hole.text)}</a>`;
      }
      case "truncate":
        return "";
    }
  }

  function blocksOf({ drawing, extension }: FoundDrawing) {
    return drawing.draw(extensions.get(extension) ?? {});
  }

  function linkCode(text: string): string | null {
    return findLink((links) => links.linkCode?.(text));
  }

  /** An entry that names itself leads nowhere. */
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
