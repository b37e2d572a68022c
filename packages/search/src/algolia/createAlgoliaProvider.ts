import {
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailable,
} from "../search.ts";
import { readWords } from "../text/readWords.ts";
import { type AlgoliaAddress, searchHost, tagOf } from "./algoliaRecord.ts";

export interface AlgoliaOptions extends AlgoliaAddress {
  /** A search-only key. */
  apiKey: string;
  /** Path of the site's root, with a slash at both ends. */
  baseUrl: string;
  language: string;
  /** The version of the docs to search. */
  version: string;
}

const LEVELS = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** Searches a hosted index, which gives one complete answer per query. */
export function createAlgoliaProvider(options: AlgoliaOptions): SearchProvider {
  const { appId, apiKey, indexName, baseUrl } = options;
  return {
    prepare() {},
    async search(query, onAnswer, signal) {
      const body = JSON.stringify({ requests: [{ indexName, ...queryParameters(query, options) }] });
      const headers = { "x-algolia-application-id": appId, "x-algolia-api-key": apiKey };
      const url = `${searchHost(options)}/1/indexes/*/queries`;
      try {
        const response = await fetch(url, { method: "POST", headers, body, signal });
        const answer = toAnswer(await response.json(), query, baseUrl);
        if (!signal.aborted) onAnswer(answer);
      } catch (cause) {
        if (!signal.aborted) throw new SearchUnavailable("The search service does not answer.", { cause });
      }
    },
  };
}

function queryParameters({ text, limit, kind }: SearchQuery, options: AlgoliaOptions) {
  const tags = [null, options.version].map((version) => `docusaurus_tag:${tagOf(version)}`);
  const context = [`language:${options.language}`, tags];
  return {
    query: text,
    hitsPerPage: limit,
    facets: ["kind"],
    facetFilters: kind ? [...context, `kind:${kind}`] : context,
    attributesToRetrieve: ["hierarchy", "type", "url", "trail", "kind"],
    attributesToHighlight: [],
    attributesToSnippet: ["content:25"],
    snippetEllipsisText: "…",
    highlightPreTag: "",
    highlightPostTag: "",
  };
}

interface ServiceHit {
  url?: unknown;
  kind?: unknown;
  trail?: unknown;
  hierarchy?: Record<string, string | null>;
  _snippetResult?: { content?: { value?: string } };
}

interface ServiceAnswer {
  results?: { hits?: ServiceHit[]; nbHits?: number; facets?: { kind?: Record<string, number> } }[];
  /** Why there are no results. */
  message?: string;
}

function toAnswer(
  { results = [], message }: ServiceAnswer,
  { text, limit }: SearchQuery,
  baseUrl: string,
): SearchAnswer {
  const [result] = results;
  if (!result?.hits) throw new Error(message);
  return {
    hits: result.hits.slice(0, limit).flatMap((hit) => toHit(hit, baseUrl) ?? []),
    total: result.nbHits ?? result.hits.length,
    kinds: Object.entries(result.facets?.kind ?? {}).map(([kind, count]) => ({ kind, count })),
    marked: readWords(text).flatMap(({ terms }) => terms),
    corrected: null,
    isWeak: false,
    isComplete: true,
  };
}

/** Returns null for a hit without a URL or title. */
function toHit(hit: ServiceHit, baseUrl: string): SearchHit | null {
  const url = localUrl(hit.url, baseUrl);
  const { hierarchy = {} } = hit;
  const title = hierarchy["lvl1"];
  if (url === null || !title) return null;
  const deepest = LEVELS.findLast((level) => hierarchy[level]) ?? "lvl1";
  return {
    url,
    kind: typeof hit.kind === "string" ? hit.kind : "docs",
    labels: Array.isArray(hit.trail) ? hit.trail.map(String) : [hierarchy["lvl0"] ?? ""].filter(Boolean),
    title,
    heading: deepest === "lvl1" ? null : (hierarchy[deepest] ?? null),
    question: null,
    excerpt: hit._snippetResult?.content?.value ?? "",
    hasPassage: false,
    message: null,
  };
}

/** Strips the origin of an indexed URL, so that hits work on every host the site is served from. */
function localUrl(url: unknown, baseUrl: string): string | null {
  if (typeof url !== "string" || !URL.canParse(url, "https://site.invalid")) return null;
  const { pathname, hash } = new URL(url, "https://site.invalid");
  return pathname.startsWith(baseUrl) ? pathname + hash : `${baseUrl}${pathname.slice(1)}${hash}`;
}
