import type { Link } from "../shared/nav.ts";
import { editDistance, nearest } from "../shared/nearest.ts";
import type { VersionChoice } from "../shared/shell.ts";
import { decodePart } from "../shared/url.ts";
import { isBelow, versionAt } from "../shared/versionAt.ts";

/** The styles reserve room for as many. */
const MAX_SUGGESTIONS = 3;
const MIN_SCORE = 0.5;
/** Words of addresses that identify no page. */
const COMMON = new Set(["category", "html", "htm", "index", "overview", "md", "php"]);

/**
 * Returns the pages with most words of an address that was not found in their own address or title, best first; the
 * closest page above the address if there is none. All are of the version that was asked for, or of none.
 */
export function suggestPages(
  asked: string,
  all: Link[],
  versions: Pick<VersionChoice, "path" | "isLast">[],
): Link[] {
  const version = versionAt(versions, asked);
  const pages = all.filter(({ href }) => versionAt(versions, href) === version);
  const words = wordsOf(version && isBelow(version.path, asked) ? asked.slice(version.path.length) : asked);
  // Later words name the page, so they weigh more.
  const whole = words.reduce((sum, _, at) => sum + at + 1, 0);
  const similar = pages
    .map((page) => {
      const ofPage = wordsOf(`${page.href} ${page.label}`);
      return {
        page,
        score: words.reduce((sum, word, at) => sum + likeness(word, ofPage) * (at + 1), 0) / whole,
      };
    })
    .filter(({ score }) => score > MIN_SCORE)
    .map((each) => ({ ...each, distance: editDistance(words.join(" "), wordsOf(each.page.href).join(" ")) }))
    .toSorted((a, b) => b.score - a.score || a.distance - b.distance)
    .map(({ page }) => page);
  const above = pages.filter(({ href }) => href !== "/" && isBelow(href, asked));
  const closest = above.toSorted((a, b) => b.href.length - a.href.length).slice(0, 1);
  return similar.length > 0 ? similar.slice(0, MAX_SUGGESTIONS) : closest;
}

function likeness(word: string, own: string[]): number {
  if (word.length > 1 && own.includes(word)) return 1;
  if (word.length < 3) return 0;
  if (own.some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(other)))) return 0.8;
  return nearest(word, own) === null ? 0 : 0.6;
}

function wordsOf(text: string): string[] {
  const words = decodePart(text)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu);
  return [...words].flatMap(([word]) => (COMMON.has(word) ? [] : word));
}
