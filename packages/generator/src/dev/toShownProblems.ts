import { existsSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { projectRoot } from "../build/projectPaths.ts";
import type { ShownProblem } from "../shared/devEvents.ts";
import type { Problem } from "../shared/problem.ts";
import type { DevSite } from "./devSite.ts";

/** Adds the route of the page and the absolute path of the source file to each problem. */
export function toShownProblems(problems: Problem[], { site }: DevSite, content: string): ShownProblem[] {
  const pathBySource = new Map(
    site.routes.flatMap(({ file, path }) => (file ? [[resolve(content, file), path] as const] : [])),
  );
  return problems.map((problem) => {
    const { file, line = 1 } = problem;
    // Files are relative to the content folder, to its parent, or to the project.
    const places = file
      ? [content, resolve(content, ".."), projectRoot].map((root) => resolve(root, file))
      : [];
    const source = places.find((place) => existsSync(place));
    if (!source) return { ...problem, path: null, source: null };
    const path = pathBySource.get(source) ?? null;
    // Relative to the same folder as in the log of saves.
    return { ...problem, file: relative(dirname(content), source), path, source: `${source}:${line}` };
  });
}
