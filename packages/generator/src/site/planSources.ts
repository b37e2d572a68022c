import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree, SourcePage } from "../content/contentTree.ts";
import { CURRENT } from "../content/readVersions.ts";
import type { SitePage } from "../extension.ts";
import { readPosts } from "./blog/readPosts.ts";
import { standalonePath } from "./buildPages.ts";
import { planDocs } from "./docs/planDocs.ts";

type SourceFile = SourcePage<{ draft?: boolean; unlisted?: boolean; image?: string }>;

/** A Markdown file with what extensions know of it before it is resolved. */
export interface PlannedSource
  extends SourceFile,
    Pick<SitePage, "version" | "id" | "path" | "label" | "position"> {}

/** Plans what the files of the site become: their paths, versions and labels. `drafts` makes pages of drafts, too. */
export function planSources(config: SiteConfig, tree: ContentTree, drafts: boolean) {
  const isShown = ({ frontMatter }: SourcePage<{ draft?: boolean }>) => drafts || !frontMatter.draft;
  const standalone = tree.pages.map((page) => ({ ...page, path: standalonePath(page) }));
  const pages = standalone.filter(isShown);
  const versions = tree.versions.map((version) => planDocs(version, tree, { config, pages, drafts }));
  const lastVersion = versions.find(({ isLast }) => isLast)?.name ?? CURRENT;
  const blog = readPosts(config, tree, drafts);
  const posts = blog.posts.filter(({ source }) => isShown(source));
  const articles = blog.posts.map(({ path, source }) => ({ ...source, path }));
  const withDrafts = [...versions.flatMap((docs) => docs.drafts), ...articles, ...standalone];
  const unversioned = { version: lastVersion, id: null, position: undefined };
  const sources: PlannedSource[] = [
    ...versions.flatMap(({ name: version, docs }) => docs.map((doc) => ({ ...doc, version }))),
    ...[...articles.filter(isShown), ...pages].map((page) => {
      return { ...page, ...unversioned, label: page.frontMatter.title ?? page.file };
    }),
  ];
  const parts = [...tree.parts.values()].map((part): PlannedSource => {
    const version = tree.versions.find(({ folder }) => part.file.startsWith(`${folder}/`))?.name;
    return { ...part, ...unversioned, version: version ?? lastVersion, path: "", label: part.file };
  });
  return {
    versions,
    lastVersion,
    pages,
    posts,
    /** Everything that becomes a page. */
    sources,
    /** What pages include. */
    parts,
    draftByPath: Object.fromEntries(
      withDrafts.flatMap(({ path, file, frontMatter }) => (frontMatter.draft ? [[path, file]] : [])),
    ) as Record<string, string>,
    problems: [...versions, blog].flatMap(({ problems }) => problems),
  };
}
