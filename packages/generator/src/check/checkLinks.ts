import { didYouMean, nearest } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { decodePart, pathToKey, splitHref } from "../shared/url.ts";
import type { PageLink, Route, Site } from "../site/site.ts";

interface LinkedSite extends Pick<Site, "shellLinks" | "drafts"> {
  routes: Pick<Route, "path" | "anchors" | "links">[];
}

/** Reports links to pages and files that do not exist, and hashes without an id on their page. */
export function checkLinks(
  site: LinkedSite,
  filePaths: Iterable<string>,
  { anchors: checksAnchors } = { anchors: true },
): Problem[] {
  const anchorsByKey = new Map(site.routes.map((route) => [pathToKey(route.path), new Set(route.anchors)]));
  const draftByKey = new Map(Object.entries(site.drafts).map(([path, file]) => [pathToKey(path), file]));
  const files = new Set(filePaths);

  const problems: Problem[] = [];
  for (const link of site.shellLinks) problems.push(...check(link, "/"));
  for (const route of site.routes) {
    for (const link of route.links) problems.push(...check(link, route.path));
  }
  return problems;

  function check(link: PageLink, from: string): Problem[] {
    const { path, hash } = splitHref(link.href);
    const key = pathToKey(path === "" ? from : path);
    const anchors = anchorsByKey.get(key);
    if (!anchors) return files.has(path) ? [] : [brokenLink(link, key)];
    return !checksAnchors || hash === "" || hash === "top" || anchors.has(decodePart(hash))
      ? []
      : [brokenAnchor(link, hash, anchors)];
  }

  function brokenLink({ href, file, line }: PageLink, key: string): Problem {
    const draft = draftByKey.get(key);
    const hint = draft
      ? "Publish that page first, or leave the link out until then."
      : (didYouMean(key, anchorsByKey.keys()) ?? "Link to a page that exists, or write it.");
    const message = `Broken link: "${href}"${draft ? ` (${draft} is a draft)` : ""}.`;
    return errorProblem({ rule: "broken-link", message, hint, file, line: line || undefined, target: href });
  }
}

function brokenAnchor({ href, file, line }: PageLink, hash: string, anchors: Set<string>): Problem {
  const match = nearest(hash, anchors);
  const known = [...anchors].slice(0, 8).join(", ") || "none";
  const hint = match ? `Did you mean "#${match}"?` : `Ids on that page: ${known}.`;
  const message = `Broken anchor: "${href}".`;
  return errorProblem({ rule: "broken-anchor", message, hint, file, line: line || undefined, target: href });
}
