import type { MeasuredRun } from "../build/runMeasured.ts";
import type { Contestant } from "../results.ts";

/** From nothing, after one page changed, and once more. */
export type BuildKind = "cold" | "changed" | "unchanged";

/** Where search is on a page. */
export interface SearchPlaces {
  /** What opens it; null where the field is always there. */
  open: string | null;
  input: string;
  /** One result. */
  result: string;
  /** Paths of its files that come with every page, whether one searches or not; none when absent. */
  withPage?: RegExp;
}

/** How a built site is read. */
export interface SitePlaces {
  /** Links of the sidebar. */
  sidebarLink: string;
  search: SearchPlaces;
}

/** A generator in its folder with its content, ready to be measured; ours is one of them. */
export interface MeasuredSite extends Contestant {
  /** How many times the pages are there. */
  size: number;
  /** What is installed to build it. */
  weight: { packages: number; bytes: number };
  /** The builds of a round, in order. */
  kinds: BuildKind[];
  /** The built site. */
  out: string;
  places: SitePlaces;
  build(kind: BuildKind): Promise<MeasuredRun>;
}
