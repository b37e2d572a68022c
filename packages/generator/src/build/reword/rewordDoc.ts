import { explorerMark } from "../../../../catalogue/src/explorerMark.ts";
import { referenceKinds } from "../../../../catalogue/src/reference.ts";
import { linkKeys } from "../../../../catalogue/src/site/linkKeys.ts";
import { checkInline } from "../../check/checkInline.ts";
import { pageKey, pageResult } from "../../content/resultKeys.ts";
import { type SearchPage, searchPage } from "../../emit/searchRecords.ts";
import type { CompiledPage } from "../../markdown/compiledPage.ts";
import { pageFrame } from "../../markdown/pageFrame.ts";
import type { PagePayload } from "../../shared/page.ts";
import { keyToMarkdown, keyToPayload, pathToKey, routeToFile } from "../../shared/url.ts";
import { absoluteUrl, markdownTwin, sourceKeyOf } from "../../site/pageContext.ts";
import { pageMarkdown } from "../../site/pageMarkdown.ts";
import type { Listing } from "../../site/resolvePage.ts";
import type { ChangedDoc } from "./findReworded.ts";
import type { Rewording } from "./openRewording.ts";

interface RewordTools extends Rewording {
  /** Reads a file of the last build. */
  read(path: string): Buffer;
}

export interface RewordedDoc {
  /** New text by path. */
  files: [path: string, content: string][];
  /** Its Markdown before and now, for the file that has that of all pages. */
  twin: { before: string; after: string };
  path: string;
  listing: Listing;
  searchAt: number;
  search: SearchPage;
  /** The page as builds remember it, and the key of the one whose place it takes. */
  result: [key: string, page: CompiledPage];
  replaces: string;
}

/** The files of a doc with its new words; null when something else of the site would see the change. */
export async function rewordDoc(doc: ChangedDoc, tools: RewordTools): Promise<RewordedDoc | null> {
  const { path, description, search, searchAt } = doc.last;
  const { last, catalogue, index, read } = tools;
  const key = pageKey(doc.after);
  const replaces = pageResult(pageKey(doc.before));
  const before = tools.memo.findBy(replaces) as CompiledPage | undefined;
  if (!before) return null;
  const page = await tools.compile(doc.after);
  if (pageFrame(page) !== pageFrame(before) || isOtherwiseDescribed(before, page)) return null;
  const source = { ...doc.after, page, key };
  const resolved = tools.resolve(source);
  const { problems, entries, listing } = resolved.facts;
  if (page.problems.length > 0 || problems.length > 0) return null;
  const drawn = resolved.html();
  if (referenceKinds.some((kind) => drawn.includes(explorerMark(kind)))) return null;
  const html = index ? linkKeys({ path, html: drawn, baseUrl: last.config.baseUrl }, index) : drawn;

  const pathKey = pathToKey(path);
  const [documentFile, payloadFile, twinFile] = [
    routeToFile(path),
    keyToPayload(pathKey),
    keyToMarkdown(pathKey),
  ];
  const payload = JSON.parse(read(payloadFile).toString()) as PagePayload;
  if (payload.view.kind !== "doc") return null;
  const document = rewordDocument(read(documentFile).toString(), payload.view.html, html);
  if (document === null) return null;
  payload.view.html = html;

  const toUrl = (to: string) => absoluteUrl(last.config, to);
  const body = pageMarkdown(source, { url: toUrl(path), paths: resolved.paths(), catalogue, toUrl });
  const oldTwin = read(twinFile).toString();
  const twin = markdownTwin(/^# (.*)/.exec(oldTwin)?.[1] ?? "", { body, page });
  const route = {
    sourceKey: sourceKeyOf(source, last),
    entries,
    sections: page.sections,
    view: { description },
  };
  return {
    files: [
      [documentFile, document],
      [payloadFile, JSON.stringify(payload)],
      [twinFile, twin],
    ],
    twin: { before: oldTwin, after: twin },
    path,
    listing,
    searchAt,
    search: searchPage(route, search),
    result: [pageResult(key), page],
    replaces,
  };

  /** Without a description of its own, a page is described by what it begins with. */
  function isOtherwiseDescribed(old: CompiledPage, now: CompiledPage): boolean {
    return old.firstParagraph.startsWith(description) && old.firstParagraph !== now.firstParagraph;
  }

  /** The document with other words in it; null when it needs more than that. */
  function rewordDocument(document: string, from: string, to: string): string | null {
    const reworded = replaceOnce(document, from, to);
    if (reworded === null || hasTabs(from) !== hasTabs(to)) return null;
    return checkInline({ path, html: reworded }, tools.inlineScripts).length === 0 ? reworded : null;
  }
}

/** Null where the text is not there, or more than once. */
function replaceOnce(text: string, from: string, to: string): string | null {
  const [before, after, ...more] = from === "" ? [] : text.split(from);
  return before === undefined || after === undefined || more.length > 0 ? null : before + to + after;
}

function hasTabs(html: string): boolean {
  return html.includes('class="tabs"');
}
