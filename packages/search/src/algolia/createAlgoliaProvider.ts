import type { SearchConfig } from "../../../generator/src/shared/shell.ts";
import {
  type SearchAnswer,
  type SearchFragment,
  type SearchHit,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailable,
} from "../search.ts";
import { searchHosts } from "../searchHosts.ts";
import { TAGS } from "./algoliaRecord.ts";

export type AlgoliaOptions = Extract<SearchConfig, { provider: "algolia" }> & {
  /** Path of the site's root, with a slash at both ends. */
  baseUrl: string;
  language: string;
  fetch: typeof fetch;
};

/** Signs that no text has: the service puts them around what matched, and the text is split at them. */
const [START, END] = ["\uE000", "\uE001"];
const LEVELS = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** Search by a hosted index; results become fragments of text here, so nothing of them is ever HTML. */
export function createAlgoliaProvider(options: AlgoliaOptions): SearchProvider {
  const { appId, apiKey, indexName, baseUrl } = options;
  return {
    async search(query, signal) {
      const body = JSON.stringify({ requests: [{ indexName, ...queryParameters(query, options) }] });
      const headers = { "x-algolia-application-id": appId, "x-algolia-api-key": apiKey };
      const answer = await askInTurn(options, { method: "POST", headers, body, signal: signal ?? null });
      return toAnswer(answer, query, baseUrl);
    },
  };
}

function queryParameters({ text, limit, offset, kind, section }: SearchQuery, options: AlgoliaOptions) {
  const tags = [TAGS.blog, TAGS.docs].map((tag) => `docusaurus_tag:${tag}`);
  return {
    query: text,
    ...(offset ? { offset, length: limit } : { hitsPerPage: limit }),
    facets: ["hierarchy.lvl0"],
    facetFilters: [
      ...(options.contextualSearch ? [`language:${options.language}`, tags] : []),
      ...(kind ? [`docusaurus_tag:${TAGS[kind]}`] : []),
      ...(section ? [`hierarchy.lvl0:${section}`] : []),
    ],
    attributesToRetrieve: ["hierarchy", "content", "type", "url", "trail", "kind"],
    attributesToHighlight: ["hierarchy"],
    attributesToSnippet: ["content:25"],
    snippetEllipsisText: "…",
    highlightPreTag: START,
    highlightPostTag: END,
  };
}

/** The service has several hosts for the case that one cannot be reached. */
async function askInTurn(options: AlgoliaOptions, init: RequestInit): Promise<unknown> {
  let cause: unknown;
  for (const host of searchHosts(options)) {
    try {
      const response = await options.fetch(`${host}/1/indexes/*/queries`, init);
      if (response.ok) return await response.json();
      cause = new Error(`The search service answered ${response.status}.`);
      // A refused key or a missing index is the same on every host.
      if (response.status < 500) break;
    } catch (error) {
      init.signal?.throwIfAborted();
      cause = error;
    }
  }
  throw new SearchUnavailable("unreachable", "The search service cannot be reached.", { cause });
}

interface ServiceHit {
  url?: unknown;
  kind?: unknown;
  trail?: unknown;
  hierarchy?: Record<string, string | null>;
  _highlightResult?: { hierarchy?: Record<string, { value?: string } | undefined> };
  _snippetResult?: { content?: { value?: string } };
}

function toAnswer(body: unknown, { limit }: SearchQuery, baseUrl: string): SearchAnswer {
  const [result] =
    (body as { results?: { hits?: ServiceHit[]; nbHits?: number; facets?: unknown }[] }).results ?? [];
  if (!result || !Array.isArray(result.hits)) {
    throw new SearchUnavailable("corrupt", "The search service answered something else than results.");
  }
  const facets =
    (result.facets as Record<string, Record<string, number>> | undefined)?.["hierarchy.lvl0"] ?? {};
  return {
    hits: result.hits.slice(0, limit).flatMap((hit) => toHit(hit, baseUrl) ?? []),
    total: result.nbHits ?? result.hits.length,
    sections: Object.entries(facets).map(([label, count]) => ({
      label,
      kind: label === "Blog" ? "blog" : "docs",
      count,
    })),
  };
}

/** Null for a hit without an address of ours. */
function toHit(hit: ServiceHit, baseUrl: string): SearchHit | null {
  const url = localUrl(hit.url, baseUrl);
  const { hierarchy = {} } = hit;
  if (url === null || !hierarchy["lvl1"]) return null;
  const marked = hit._highlightResult?.hierarchy ?? {};
  const deepest = LEVELS.findLast((level) => hierarchy[level]) ?? "lvl1";
  const show = (level: string) => fragments(marked[level]?.value ?? hierarchy[level] ?? "");
  const trail = Array.isArray(hit.trail) ? hit.trail.map(String) : [hierarchy["lvl0"] ?? ""].filter(Boolean);
  return {
    url,
    kind: hit.kind === "blog" ? "blog" : "docs",
    path: [...trail, hierarchy["lvl1"]],
    title: show("lvl1"),
    heading: deepest === "lvl1" ? null : show(deepest),
    excerpt: fragments(hit._snippetResult?.content?.value ?? ""),
  };
}

/** The index has full addresses; within the site a path is enough, whichever host it is visited at. */
function localUrl(url: unknown, baseUrl: string): string | null {
  if (typeof url !== "string" || !URL.canParse(url, "https://site.invalid")) return null;
  const { pathname, hash } = new URL(url, "https://site.invalid");
  return pathname.startsWith(baseUrl) ? pathname + hash : `${baseUrl}${pathname.slice(1)}${hash}`;
}

function fragments(text: string): SearchFragment[] {
  return text
    .split(START)
    .flatMap((part, at) => {
      const [first = "", rest = ""] = at === 0 ? ["", part] : part.split(END, 2);
      return [
        { text: first, matched: true },
        { text: rest, matched: false },
      ];
    })
    .filter((fragment) => fragment.text !== "");
}
