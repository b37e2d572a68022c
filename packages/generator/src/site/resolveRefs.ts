import { posix } from "node:path";
import type { Asset, ContentTree } from "../content/contentTree.ts";
import type { Reference } from "../markdown/compiledPage.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import { type Finding, type Problem, toProblem, warningProblem } from "../shared/problem.ts";
import { isExternal, joinPath, splitHref, withBase } from "../shared/url.ts";
import { candidates, findFile, STATIC, suggestFile } from "./findFile.ts";
import type { PageLink } from "./site.ts";

export interface LinkTargets {
  /** Path of the page that a content file becomes. */
  pathByFile: Map<string, string>;
  tree: Pick<ContentTree, "assets" | "publicFiles" | "renamed">;
  baseUrl: string;
  /** Where the files of extensions are for the page, by the path that links to them say. */
  downloads?: ReadonlyMap<string, string>;
  /** Drafts, which have a route in development only. */
  draftFiles: ReadonlySet<string>;
}

export interface ResolvedRefs {
  /** One for each reference of the page. */
  refs: ResolvedRef[];
  links: PageLink[];
  /** The social image named in front matter. */
  image: string | null;
  /** Assets that the page uses, by site path. */
  assets: Record<string, Asset>;
  problems: Problem[];
}

export interface ResolvedRef {
  /** HTML attributes for its hole. */
  attributes: string;
  /** The site path of the target; null if it does not exist. */
  path: string | null;
  link?: PageLink;
}

/** Docusaurus's prefix for targets that are used as they are. */
const UNCHECKED = "pathname://";

/** Reports an image that the Content-Security-Policy would silently block. */
export function checkImageHost(href: string): Problem[] {
  if (!/^(https?:)?\/\//i.test(href)) return [];
  const message = `The image comes from another host: "${href}".`;
  return [warningProblem({ rule: "external-image", message, hint: "Copy it into the public folder." })];
}

/** Resolves the links and images of a page, once all paths are known. */
export function resolveRefs(
  { file, refs, image }: { file: string; refs: Reference[]; image?: Omit<Reference, "kind"> | undefined },
  targets: LinkTargets,
): ResolvedRefs {
  const assets: Record<string, Asset> = {};
  const problems: Problem[] = [];
  const resolved = refs.map(resolve);
  const picture = image && !isExternal(image.target) ? resolveImage({ kind: "image", ...image }) : null;
  return {
    image: picture?.path ? withBase(targets.baseUrl, picture.path) : (image?.target ?? null),
    refs: resolved,
    links: resolved.flatMap(({ link }) => link ?? []),
    assets,
    problems,
  };

  function resolve(ref: Reference): ResolvedRef {
    if (ref.target.startsWith(UNCHECKED)) {
      const path = ref.target.slice(UNCHECKED.length);
      if (path.startsWith("/")) return leadTo(ref.kind === "image" ? "src" : "href", joinPath("", path));
      const message = `"${ref.target}" names no path of the site.`;
      report(ref, {
        rule: "unsafe-link",
        message,
        hint: `Write ${UNCHECKED}/file.zip, or the address alone.`,
      });
      return { attributes: 'class="missing"', path: null };
    }
    return ref.kind === "image" ? resolveImage(ref) : resolveLink(ref);
  }

  function leadTo(name: "href" | "src", path: string): ResolvedRef {
    return { attributes: attribute(name, withBase(targets.baseUrl, path)), path };
  }

  function resolveLink(ref: Reference): ResolvedRef {
    const { path, query, hash } = splitHref(ref.target.replace(STATIC, "/"));
    const tail = (query && `?${query}`) + (hash && `#${hash}`);
    if (path === "") return pageLink(ref, tail || "#");
    if (/\.mdx?$/i.test(path) && !targets.tree.publicFiles.has(path)) return resolveFile(ref, path, tail);
    const target = find(path);
    return target
      ? leadTo("href", target.published)
      : pageLink(ref, (targets.downloads?.get(path) ?? path) + tail);
  }

  function resolveFile(ref: Reference, path: string, tail: string): ResolvedRef {
    const linked = candidates(path, file).find(
      (each) => targets.pathByFile.has(each) || targets.draftFiles.has(each),
    );
    if (linked && targets.draftFiles.has(linked) && !targets.draftFiles.has(file)) {
      const message = `Link to a draft, which is not built: "${ref.target}" (${linked} is a draft).`;
      const hint = "Publish that page first, or leave the link out until then.";
      report(ref, { severity: "warning", rule: "link-to-draft", message, hint });
    }
    const route = targets.pathByFile.get(linked ?? "");
    if (route) return pageLink(ref, route + tail);
    const [wanted = path] = candidates(path, file);
    if (!linked) {
      const message = `Link to a Markdown file that does not exist: "${ref.target}" (${wanted}).`;
      const hint =
        suggest(path, wanted, [...targets.pathByFile.keys()]) ?? "Link to a page that exists, or write it.";
      report(ref, { severity: "warning", rule: "broken-markdown-link", message, hint });
    }
    return { attributes: 'class="missing"', path: null };
  }

  function pageLink(ref: Reference, href: string): ResolvedRef {
    const absolute = href.startsWith("/") || href.startsWith("#") || href.startsWith("?");
    const target = absolute ? href : posix.resolve(ownFolder(), href);
    return { ...leadTo("href", target), link: { href: target, file, line: ref.line } };
  }

  /** The base of relative URLs, as browsers resolve them: a route with a trailing slash is its own folder. */
  function ownFolder(): string {
    const route = targets.pathByFile.get(file) ?? "/";
    return route.endsWith("/") ? route : posix.dirname(route);
  }

  function resolveImage(ref: Reference): ResolvedRef {
    if (isExternal(ref.target)) {
      for (const problem of checkImageHost(ref.target)) report(ref, problem);
      return { attributes: attribute("src", ref.target), path: null };
    }
    const { path, hash } = splitHref(ref.target);
    const found = find(path);
    if (!found) {
      const [wanted = path] = path.startsWith("/") ? [path] : candidates(path, file);
      const files = [...targets.tree.assets.keys(), ...targets.tree.publicFiles.keys()];
      const hint = suggest(path, wanted, files) ?? IMAGE_HINT;
      const message =
        ref.target === "" ? "The image has no address." : `The image does not exist: "${ref.target}".`;
      report(ref, { rule: "missing-image", message, hint, target: ref.target });
      return { attributes: attribute("src", ref.target), path: null };
    }
    const { asset, published } = found;
    if (!asset.size) {
      const message = `The image cannot be read: "${ref.target}".`;
      const hint = path.endsWith(".svg")
        ? "Give its <svg> a size: a viewBox, or width and height. Without one, or if it is damaged, pages jump."
        : "Save it again as PNG, JPEG, WebP, GIF or SVG: its content is none of these, or damaged.";
      report(ref, { rule: "unreadable-image", message, hint, target: ref.target });
    }
    const { width = 0, height = 0 } = asset.size ?? {};
    const isDrawing = path.endsWith(".svg");
    if (asset.bytes > MAX_BYTES || (!isDrawing && Math.max(width, height) > MAX_PIXELS)) {
      const message = `The image is large: "${ref.target}" has ${Math.ceil(asset.bytes / 1e5) / 10} MB and ${width} × ${height} pixels.`;
      const hint = "Save it smaller: an article is 800 pixels wide, and visitors wait for every megabyte.";
      report(ref, { severity: "warning", rule: "large-image", message, hint, target: ref.target });
    }
    const { attributes } = leadTo("src", published + (hash && `#${hash}`));
    const size = asset.size ? ` width="${asset.size.width}" height="${asset.size.height}"` : "";
    return { attributes: attributes + size, path: published };
  }

  /** Finds a file, and publishes it if it is an asset. */
  function find(path: string) {
    const found = findFile(path, file, targets.tree);
    if (found?.isAsset) assets[found.published] = found.asset;
    return found;
  }

  function suggest(path: string, wanted: string, files: string[]): string | undefined {
    if (path.includes("\\")) return `Write "${path.replaceAll("\\", "/")}".`;
    return suggestFile(wanted, file, { files, renamed: targets.tree.renamed });
  }

  function report({ line }: Reference, finding: Finding) {
    problems.push(toProblem({ ...finding, line }, file));
  }
}

const MAX_BYTES = 3_000_000;
const MAX_PIXELS = 6000;
const IMAGE_HINT = "Put the file beside the page or in the public folder, and check its name.";

function attribute(name: string, value: string): string {
  return `${name}="${escapeHtml(value)}"`;
}
