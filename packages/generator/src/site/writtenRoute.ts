import type { PlacedPage } from "./pageContext.ts";
import type { Route } from "./site.ts";

type OwnFields = "path" | "view" | "head" | "file" | "markdown" | "markdownKey" | "inSitemap";

/** The route of a page that somebody wrote. Most of a page that has not changed is never asked for, nor read then. */
export function writtenRoute(
  fields: Pick<Route, OwnFields>,
  { source, sourceKey, resolved, text }: PlacedPage,
): Route {
  const { page } = source;
  return {
    ...fields,
    sourceKey,
    listing: resolved.facts.listing,
    textHash: text.hash,
    get anchors() {
      return resolved.facts.anchors;
    },
    get links() {
      return resolved.facts.links;
    },
    get entries() {
      return resolved.facts.entries;
    },
    get sections() {
      return page.sections;
    },
    get snippets() {
      return page.snippets;
    },
    get inlineCodes() {
      return page.inlineCodes;
    },
    get statedDefaults() {
      return page.statedDefaults;
    },
  };
}
