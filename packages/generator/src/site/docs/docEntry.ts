import type { ContentTree, SourcePage } from "../../content/contentTree.ts";
import type { DocFrontMatter } from "../../content/schemas.ts";
import { errorProblem, type Problem } from "../../shared/problem.ts";
import { joinRoute } from "../joinRoute.ts";
import { type DocPath, docPath } from "./docPath.ts";

/** A docs page with its route and position. */
export interface DocEntry extends SourcePage<DocFrontMatter>, DocPath {
  /** Canonical route. */
  path: string;
  title: string;
  description: string;
  position: number | undefined;
}

/** Reads all docs, including drafts; reports duplicate ids. */
export function readDocs(tree: Pick<ContentTree, "docs">, docsBase: string, problems: Problem[]): DocEntry[] {
  const docs: DocEntry[] = [];
  const placeById = new Map<string, string>();
  for (const source of tree.docs) {
    const place = docPath(source);
    const { frontMatter, page } = source;
    const line = source.lines["id"] ?? 1;
    const other = frontMatter.draft ? undefined : placeById.get(place.id);
    if (other) {
      const message = `The doc id "${place.id}" is used by ${other} too.`;
      const hint = "Give one of them another id.";
      problems.push(errorProblem({ rule: "duplicate-id", message, hint, file: source.file, line }));
    }
    if (!frontMatter.draft) placeById.set(place.id, `${source.file}:${line}`);
    docs.push({
      ...source,
      ...place,
      path: joinRoute(docsBase, place.slug),
      title: frontMatter.title || page.contentTitle || place.id.split("/").at(-1) || place.id,
      description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
      position: frontMatter.sidebar_position ?? place.numberPrefix,
    });
  }
  return docs;
}
