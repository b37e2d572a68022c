import type { ContentTree } from "../content/contentTree.ts";
import { type Problem, warningProblem } from "../shared/problem.ts";
import { joinPath, pathToKey } from "../shared/url.ts";
import { standalonePath } from "../site/buildPages.ts";
import { placeDoc } from "../site/docs/readDocs.ts";
import type { Site } from "../site/site.ts";

/** Suggests for each page that was moved what its old address, or its page in another version, needs to lead to it. */
export function checkMoves(
  { docs, pages, versions, renamed }: Pick<ContentTree, "docs" | "pages" | "versions" | "renamed">,
  site: Pick<Site, "routes" | "redirects" | "versions">,
): Problem[] {
  const answered = new Set(
    [...site.routes.map(({ path }) => path), ...Object.keys(site.redirects)].map(pathToKey),
  );
  const docByFile = new Map(docs.map((doc) => [doc.file, doc]));
  const pageByFile = new Map(pages.map((page) => [page.file, page]));
  return [...renamed].flatMap(([from, to]): Problem[] => {
    if (docByFile.has(from) || pageByFile.has(from) || folderOf(from) !== folderOf(to)) return [];
    const page = pageByFile.get(to);
    return docByFile.has(to)
      ? checkDoc(from, to)
      : page
        ? checkAddress(standalonePath({ ...page, file: from }), from, to)
        : [];
  });

  function checkDoc(from: string, to: string): Problem[] {
    const version = versions.find(({ folder }) => to.startsWith(`${folder}/`));
    const { frontMatter } = docByFile.get(to) ?? {};
    if (!version || !frontMatter) return [];
    const below = (file: string) => placeDoc({ file: file.slice(version.folder.length + 1), frontMatter });
    const { id, slug } = below(from);
    const isKnown = id === below(to).id || [frontMatter.formerId ?? []].flat().includes(id);
    const others = site.versions.filter(
      (each) => each.name !== version.name && each.docs.some((doc) => doc.id === id),
    );
    if (isKnown || others.length === 0) return checkAddress(joinPath(version.path, slug), from, to);
    const labels = others.map(({ label }) => label).join(", ");
    const message = `The page was renamed, and the menu of versions does not find it: it is "${id}" in ${labels}.`;
    return [suggestion(message, `formerId: ${id}`, to)];
  }

  function checkAddress(old: string, from: string, to: string): Problem[] {
    if (answered.has(pathToKey(old))) return [];
    answered.add(pathToKey(old));
    const message = `The page was ${from} before, and its old address "${old}" leads nowhere.`;
    return [suggestion(message, `formerAddresses: [${old}]`, to)];
  }
}

function suggestion(message: string, line: string, file: string): Problem {
  return warningProblem({
    rule: "moved-page",
    message,
    hint: `Write into its front matter: ${line}`,
    file,
    line: 1,
  });
}

/** A file that went elsewhere, such as from a version to another, is not the same page. */
function folderOf(file: string): string {
  return /^versioned_docs\/[^/]+|^[^/]+/.exec(file)?.[0] ?? "";
}
