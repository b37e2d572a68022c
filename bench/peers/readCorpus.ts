import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { parse } from "yaml";
import { loadCatalogue } from "../../packages/catalogue/src/data/loadCatalogue.ts";
import { listFiles } from "../../packages/generator/src/content/listFiles.ts";
import { splitFrontMatter } from "../../packages/generator/src/content/splitFrontMatter.ts";
import { isExternal, splitHref } from "../../packages/generator/src/shared/url.ts";
import { createPlainDraw } from "./drawPlain.ts";
import { makeSidebar } from "./makeSidebar.ts";
import type { Dialect, PlainContent, PlainPage } from "./plainContent.ts";
import { plainMarkdown } from "./plainMarkdown.ts";

const PAGE = /^(docs|blog)\/.*\.mdx?$/i;
const HIDDEN = /(^|\/)_/;

/** Reads docs and posts of a corpus, ready to be written for any dialect. */
export async function readCorpus(root: string): Promise<(dialect: Dialect) => PlainContent> {
  const files = await listFiles(root);
  const { catalogue } = await loadCatalogue("data", (file) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null,
  );
  if (!catalogue) throw new Error(`The corpus ${root} has no data to draw directives from.`);
  const draw = createPlainDraw(catalogue);
  const read = async (file: string) => ({ file, text: await readFile(join(root, file), "utf8") });
  const pages = (
    await Promise.all(files.filter((file) => PAGE.test(file) && !HIDDEN.test(file)).map(read))
  ).map(({ file, text }) => {
    const { frontMatter, body } = splitFrontMatter(text);
    const fields = (parse(frontMatter) ?? {}) as Record<string, unknown>;
    return { file, fields, body, route: routeOf(file, fields) };
  });
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  const isMetadata = (file: string) =>
    /^(docs|blog)\/(.*\/)?(_category_\.json|(authors|tags)\.yml)$/.test(file);
  const metadata = await Promise.all(files.filter(isMetadata).map(read));

  return (dialect) => {
    const plain = pages.map(({ file, fields, body, route }): PlainPage => {
      const link = (href: string) => linkFrom(file, href, { dialect, routes });
      return {
        file,
        route,
        title: String(fields["title"] ?? ""),
        description: String(fields["description"] ?? ""),
        fields,
        body: plainMarkdown(body, { dialect, draw, link }),
      };
    });
    const docs = plain.filter(({ file }) => file.startsWith("docs/"));
    const posts = plain.filter(({ file }) => file.startsWith("blog/"));
    return { docs, posts, metadata, sidebar: makeSidebar(docs, metadata) };
  };
}

function routeOf(file: string, { slug }: Record<string, unknown>): string {
  const path = file.replace(/\.mdx?$/i, "");
  if (file.startsWith("docs/")) return `/${path.replace(/\/index$/, "")}`;
  return `/blog/${slug ?? posix.basename(path).replace(/^\d{4}-\d\d-\d\d-/, "")}`;
}

interface LinkContext {
  dialect: Dialect;
  routes: Map<string, string>;
}

/** File links stay where the generator resolves them, which it does within one folder tree; the rest are addresses. */
function linkFrom(file: string, href: string, { dialect, routes }: LinkContext): string {
  const { path, hash } = splitHref(href);
  if (path === "" || path.startsWith("/") || isExternal(path)) return href;
  const target = posix.join(posix.dirname(file), path);
  const isDoc = file.startsWith("docs/") && target.startsWith("docs/");
  if (dialect.hasFileLinks && isDoc && routes.has(target)) return href;
  const route = routes.get(target) ?? (target.startsWith("pages/docs/") ? "/docs/" : "/");
  const slash = dialect.hasTrailingSlash && !route.endsWith("/") ? "/" : "";
  return route + slash + (hash ? `#${hash}` : "");
}
