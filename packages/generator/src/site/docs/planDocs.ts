import Slugger from "github-slugger";
import { CONFIG_FILE, type SiteConfig } from "../../config/siteConfig.ts";
import type { ContentTree } from "../../content/contentTree.ts";
import type { Version } from "../../content/readVersions.ts";
import type { Problem } from "../../shared/problem.ts";
import { checkId } from "../checkId.ts";
import { type Addressed, uniqueRoutes } from "../uniqueRoutes.ts";
import { generateSidebar, type Sidebar } from "./generateSidebar.ts";
import { type Doc, readDocs } from "./readDocs.ts";

/** A version of the documentation: its documents and sidebars, before any page is written. */
export interface Docs extends Version {
  /** The documents that become pages; in development with drafts. */
  docs: Doc[];
  /** Those that lists and sidebars contain. */
  listed: Doc[];
  drafts: Doc[];
  sidebars: Sidebar[];
  problems: Problem[];
}

const MAIN_DOC = { by: "docs.versions", file: CONFIG_FILE };

interface PlanOptions {
  config: SiteConfig;
  /** Other pages of the site, which may have the path of a document. */
  pages: Addressed[];
  /** Includes drafts as pages. */
  drafts: boolean;
}

/** Plans a version of the documentation: files become documents with ids and paths, documents become sidebars. `buildDocs` writes them. */
export function planDocs(
  version: Version,
  { docs: sources, categories }: Pick<ContentTree, "docs" | "categories">,
  { config, pages, drafts }: PlanOptions,
): Docs {
  const { path, folder } = version;
  const { docs: withDrafts, problems } = readDocs(
    sources.filter(({ file }) => file.startsWith(`${folder}/`)),
    version,
  );
  const docs = drafts ? withDrafts : withDrafts.filter(({ frontMatter }) => !frontMatter.draft);
  const unique = new Set(uniqueRoutes<Addressed>([...pages, ...docs]).routes);
  const listed = docs.filter((doc) => unique.has(doc) && !doc.frontMatter.unlisted);
  const slugger = new Slugger();
  const sidebars = Object.entries(config.docs.sidebars).map(([name, { dir }]) =>
    generateSidebar({ name, dir, docs: listed, folder, categories, path, slugger }),
  );
  return {
    ...version,
    docs,
    listed,
    drafts: withDrafts.filter(({ frontMatter }) => frontMatter.draft),
    sidebars,
    problems: [
      ...problems,
      ...sidebars.flatMap((sidebar) => sidebar.problems),
      ...checkId({ kind: "doc id", id: version.mainDocId, ids: listed.map(({ id }) => id), ...MAIN_DOC }),
    ],
  };
}
