import { existsSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { projectRoot } from "../build/projectPaths.ts";
import type { ShownProblem } from "../shared/devEvents.ts";
import type { Problem } from "../shared/problem.ts";
import type { DevSite } from "./devSite.ts";

/** Problems with the page they are on and the file that mends them. */
export function toShownProblems(problems: Problem[], { site }: DevSite, content: string): ShownProblem[] {
  const pathBySource = new Map(
    site.routes.flatMap(({ file, path }) => (file ? [[resolve(content, file), path] as const] : [])),
  );
  return problems.map((problem) => {
    const { file, line = 1 } = problem;
    // Files are named from the content folder, from the one around it, or from the project's.
    const places = file
      ? [content, resolve(content, ".."), projectRoot].map((root) => resolve(root, file))
      : [];
    const source = places.find((place) => existsSync(place));
    if (!source) return { ...problem, path: null, source: null };
    const path = pathBySource.get(source) ?? null;
    // Named as in the log of saves.
    return { ...problem, file: relative(dirname(content), source), path, source: `${source}:${line}` };
  });
}
