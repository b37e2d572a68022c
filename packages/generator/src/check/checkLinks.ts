import { didYouMean, nearest } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { decodePart, joinPath, pathToKey, splitHref } from "../shared/url.ts";
import type { PageLink, Route, Site } from "../site/site.ts";

interface LinkedSite extends Pick<Site, "shellLinks" | "drafts" | "redirects" | "versions"> {
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

  const links = [
    ...site.shellLinks.map((link) => ({ link, from: "/" })),
    ...site.routes.flatMap(({ links, path }) => links.map((link) => ({ link, from: path }))),
  ];
  // Pages share the links of a part that they include.
  const problems = new Map(
    links.flatMap(({ link, from }) => check(link, from).map((problem) => [JSON.stringify(problem), problem])),
  );
  return [...problems.values()];

  function check(link: PageLink, from: string): Problem[] {
    const { path, hash } = splitHref(link.href);
    const key = pathToKey(path === "" ? from : path);
    const anchors = anchorsByKey.get(key);
    if (!anchors) return files.has(path) ? [] : [brokenLink(link, key)];
    return !checksAnchors || hash === "" || hash === "top" || anchors.has(decodePart(hash))
      ? []
      : [brokenAnchor(link, hash, anchors)];
  }

  /** Explains a link to a page that other versions have: `/docs/9.9/start`. */
  function missingVersion(key: string): string | undefined {
    const docs = site.versions.find(({ isLast }) => isLast)?.path ?? "/";
    const [name = "", ...rest] = key.slice(docs.length).split("/");
    const isThere = ({ path }: { path: string }) =>
      anchorsByKey.has(pathToKey(joinPath(path, rest.join("/"))));
    if (!key.startsWith(docs) || rest.length === 0 || !site.versions.some(isThere)) return undefined;
    const paths = site.versions.filter(isThere).map(({ path }) => joinPath(path, rest.join("/")));
    return `There is no version "${name}": the page is at ${paths.join(", ")}.`;
  }

  function brokenLink({ href, file, line }: PageLink, key: string): Problem {
    const draft = draftByKey.get(key);
    const moved = site.redirects[key];
    const hint = draft
      ? "Publish that page first, or leave the link out until then."
      : moved
        ? `Link to where it leads: "${moved}".`
        : (withScheme(href) ??
          missingVersion(key) ??
          didYouMean(key, anchorsByKey.keys()) ??
          "Link to a page that exists, or write it.");
    const message = `Broken link: "${href}"${draft ? ` (${draft} is a draft)` : ""}.`;
    return errorProblem({ rule: "broken-link", message, hint, file, line: line || undefined, target: href });
  }
}

/** Explains a host or a mail address that was taken for the name of a page. */
function withScheme(href: string): string | undefined {
  const parts = href.split("/");
  const last = parts.at(-1) ?? "";
  const host = parts.findIndex((part) => /^www\.|^[\w-]+\.(?:com|dev|io|net|org)$/.test(part));
  if (last.includes("@")) return `Write mailto:${last}`;
  return host < 0 ? undefined : `Write https://${parts.slice(host).join("/")}`;
}

function brokenAnchor({ href, file, line }: PageLink, hash: string, anchors: Set<string>): Problem {
  const match = nearest(hash, anchors);
  const ids = [...anchors].slice(0, 8).join(", ") || "none";
  const hint = match ? `Did you mean "#${match}"?` : `Ids on that page: ${ids}.`;
  const message = `Broken anchor: "${href}".`;
  return errorProblem({ rule: "broken-anchor", message, hint, file, line: line || undefined, target: href });
}
