import { errorProblem, type Problem } from "../shared/problem.ts";
import { keyToPayload, pathToFile, pathToKey } from "../shared/url.ts";
import type { Route } from "../site/site.ts";

export interface SiteFile {
  path: string;
  /** Where it comes from, relative to the content folder; absent if it is generated. */
  file?: string | null;
  line?: number;
}

/** Reports pages and public files that need a name which another file of the site has. */
export function checkFileNames(generated: SiteFile[], routes: Route[], copied: SiteFile[]): Problem[] {
  const pages = routes.flatMap(({ path, file, lines }): SiteFile[] =>
    [pathToFile(path), keyToPayload(pathToKey(path))].map((name) => ({
      path: name,
      file,
      line: lines?.["slug"],
    })),
  );
  const names = new Set<string>();
  return [...generated, ...pages, ...copied].flatMap(({ path, file, line }): Problem[] => {
    // Hosts answer with one of `x.html` and `x/index.html`.
    const name = path.endsWith(".html") ? pathToKey(`/${path}`) : path;
    if (!names.has(name)) {
      names.add(name);
      return [];
    }
    const message = `The site would have two files for "${path}".`;
    const hint = "Give this one another slug, or another file name.";
    return [errorProblem({ rule: "file-name", message, hint, file: file ?? undefined, line })];
  });
}
