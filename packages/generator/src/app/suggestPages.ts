import type { Link, NavFile, SidebarItem } from "../shared/nav.ts";
import { nearest } from "../shared/nearest.ts";
import { decodePart } from "../shared/url.ts";

const MOST_SUGGESTIONS = 5;
/** Below this share of its words, an address says nothing about a page. */
const LEAST_SCORE = 0.4;
/** Words of addresses that name no page. */
const COMMON = new Set(["docs", "blog", "category", "html", "htm", "index", "overview", "md", "php"]);

/** The pages whose address or name has most of the words of an address that led nowhere, best first. */
export function suggestPages(asked: string, sidebars: NavFile["sidebars"]): Link[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const pages = Object.values(sidebars).flat().flatMap(linksOf);
  return [...new Map(pages.map((page) => [page.href, page])).values()]
    .map((page) => {
      const own = wordsOf(`${page.href} ${page.label}`);
      return { page, score: scoreOf(own), others: new Set(own).size };
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || a.others - b.others)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ page: { label, href } }) => ({ label, href }));

  /** The share of the words that the page has. The last ones name it, those before only say where it was. */
  function scoreOf(own: string[]): number {
    const weights = words.map((_, at) => at + 1);
    const met = words.map((word, at) => likeness(word, own) * (weights[at] ?? 0));
    return sum(met) / sum(weights);
  }
}

function likeness(word: string, own: string[]): number {
  if (own.includes(word)) return 1;
  if (word.length < 3) return 0;
  if (own.some((other) => other.length > 2 && (other.startsWith(word) || word.startsWith(other)))) return 0.8;
  return word.length > 3 && nearest(word, own) !== null ? 0.6 : 0;
}

function wordsOf(text: string): string[] {
  const words = decodePart(text)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu);
  return [...words].flatMap(([word]) => (COMMON.has(word) ? [] : word));
}

function linksOf(item: SidebarItem): Link[] {
  if (item.type === "page") return [item];
  return [...(item.hasPage ? [item] : []), ...item.items.flatMap(linksOf)];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
