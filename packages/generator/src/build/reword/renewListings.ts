import { compareListings } from "../../emit/searchRecords.ts";
import type { Listing } from "../../site/resolvePage.ts";
import type { LastBuild } from "./lastBuild.ts";
import type { RewordedDoc } from "./rewordDoc.ts";

/**
 * What pages list, with the docs as they are now. Of pages that draw the same entry, the one that says least is its
 * home; null when the docs say so much more or less that it could be another.
 */
export function renewListings(
  before: LastBuild["listings"],
  docs: Pick<RewordedDoc, "path" | "listing">[],
): LastBuild["listings"] | null {
  const own = docs.filter(({ path }) => before.has(path));
  const after = new Map([...before, ...own.map(({ path, listing }) => [path, listing] as const)]);
  const isSame = own.every(({ path }) => orderAround(path, before) === orderAround(path, after));
  return isSame ? after : null;
}

/** Which of the others come before a page, and which after it. */
function orderAround(path: string, listings: ReadonlyMap<string, Listing>): string {
  const own = listings.get(path);
  return [...listings.values()].map((other) => (own ? Math.sign(compareListings(own, other)) : 0)).join();
}
