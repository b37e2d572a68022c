import type { Link, NavFile, SidebarItem } from "../shared/nav.ts";
import { nearest } from "../shared/nearest.ts";
import { decodePart } from "../shared/url.ts";

const MAX_SUGGESTIONS = 5;
const MIN_SCORE = 0.4;
/** Words of addresses that identify no page. */
const COMMON = new Set(["docs", "blog", "category", "html", "htm", "index", "overview", "md", "php"]);

/** Returns the pages whose address or label shares most words with an address that was not found, best first. */
export function suggestPages(asked: string, sidebars: NavFile["sidebars"]): Link[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const pages = Object.values(sidebars).flat().flatMap(linksOf);
  return [...new Map(pages.map((page) => [page.href, page])).values()]
    .map((page) => {
      const own = wordsOf(`${page.href} ${page.label}`);
      return { page, score: scoreOf(own), others: new Set(own).size };
    })
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score || a.others - b.others)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page: { label, href } }) => ({ label, href }));

  /** Returns the share of the words that the page matches; later words weigh more, because they name the page. */
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
