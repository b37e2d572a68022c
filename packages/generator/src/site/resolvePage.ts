import type { ContentTree, SourcePage } from "../content/contentTree.ts";
import { hashOf, type Recall } from "../content/remember.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import { type DrawnEntry, drawDirectives } from "./drawDirectives.ts";
import { type LinkTargets, type ResolvedRefs, resolveRefs } from "./resolveRefs.ts";

/** A page with its links and files resolved and its directives drawn. */
export interface ResolvedPage {
  facts: ResolvedFacts;
  /** Made anew when it is asked for again: hardly anybody does. */
  html(): string;
  /** Where each of its references leads on the site; null for what does not exist. */
  paths(): (string | null)[];
  /** Names all that it is made of: equal ones are equal pages. */
  key: string;
}

interface ResolvedFacts extends Omit<ResolvedRefs, "html" | "paths"> {
  /** Every id of the page that a link can point to. */
  anchors: string[];
  /** What its directives drew. */
  entries: DrawnEntry[];
  listing: Listing;
}

/** How much of a page is a list of entries. */
export interface Listing {
  entries: number;
  /** Ids of those that have one. */
  anchors: string[];
  /** Characters of its own text. */
  textLength: number;
}

interface Surroundings {
  targets: LinkTargets;
  tree: Pick<ContentTree, "assets" | "publicFiles" | "catalogue" | "dataKey">;
  recall: Recall;
}

/** Resolves pages one by one, each at most once; nothing is done for a page that is known in the same surroundings. */
export function createPageResolver({ targets, tree, recall }: Surroundings) {
  const { routeByFile, baseUrl, missingFile } = targets;
  const { assets, publicFiles, catalogue, dataKey } = tree;
  const around = hashOf(
    JSON.stringify([[...routeByFile], [...assets], [...publicFiles], baseUrl, missingFile, dataKey]),
  );
  const done = new Map<string, ResolvedPage>();
  return (source: Pick<SourcePage<unknown>, "file" | "page" | "key">): ResolvedPage => {
    const key = `${source.key} ${around}`;
    const page = done.get(key) ?? resolveOne(source, key);
    done.set(key, page);
    return page;
  };

  function resolveOne({ file, page }: Pick<SourcePage<unknown>, "file" | "page">, key: string): ResolvedPage {
    let made: string | null = null;
    let paths: ResolvedRefs["paths"] | null = null;
    const facts = recall(`resolved ${key}`, () => {
      const resolved = resolve(file, page);
      made = resolved.html;
      paths = resolved.paths;
      return resolved.facts;
    });
    return { facts, key, html, paths: () => paths ?? resolveRefs(file, page, targets).paths };

    function html(): string {
      const known = made ?? resolve(file, page).html;
      made = null;
      return known;
    }
  }

  function resolve(file: string, page: CompiledPage) {
    const { html: linked, paths, ...refs } = resolveRefs(file, page, targets);
    const { html, ...drawn } = drawDirectives(file, { ...page, html: linked }, catalogue);
    const facts: ResolvedFacts = {
      ...refs,
      anchors: [...page.anchors, ...drawn.anchors],
      entries: drawn.entries,
      listing: {
        entries: drawn.entries.length,
        anchors: drawn.entries.flatMap(({ anchor }) => anchor ?? []),
        textLength: page.sections.reduce((sum, { text }) => sum + text.length, 0),
      },
      problems: [...refs.problems, ...drawn.problems],
    };
    return { html, paths, facts };
  }
}
