import { existsSync } from "node:fs";
import { resolve } from "node:path";
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
    const path = (source && pathBySource.get(source)) ?? null;
    return { ...problem, path, source: source ? `${source}:${line}` : null };
  });
}
