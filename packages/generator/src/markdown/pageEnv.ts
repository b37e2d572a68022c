import type { RenderedDiagram } from "@docs/diagrams";
import Slugger from "github-slugger";
import type { Env } from "markdown-it";
import { type Finding, type Problem, toProblem } from "../shared/problem.ts";
import type { Directive, Heading, Reference, Snippet } from "./compiledPage.ts";
import type { Hole } from "./html.ts";

/** State that plugins share while one page is compiled; markdown-it passes it to every rule. */
export type PageEnv = Env & ReturnType<typeof createPageEnv>;

export function createPageEnv({ file, firstLine }: { file: string; firstLine: number }) {
  return {
    file,
    /** Line of the file on which the body begins, counted from 1. */
    firstLine,
    slugger: new Slugger(),
    refs: [] as Reference[],
    snippets: [] as Snippet[],
    directives: [] as Directive[],
    holes: [] as Hole[],
    /** Rendered diagrams by source. */
    diagrams: new Map<string, RenderedDiagram>(),
    anchors: [] as string[],
    /** Empty until the page is parsed. */
    headings: [] as Heading[],
    problems: [] as Problem[],
    /** Number of tab groups so far, for unique ids. */
    tabGroups: 0,
    /** JSX on the page, reported as one problem. */
    jsx: [] as { line: number; component: string | null; text: string }[],
    /** Raw tags that have to be closed. */
    tags: [] as { name: string; line: number; isOpen: boolean }[],
  };
}

/** Casts markdown-it's loosely typed environment, which is always the one created above. */
export function pageEnv(env: Env | undefined): PageEnv {
  return env as PageEnv;
}

/** Converts a zero-based line of the body to a line of the file. */
export function fileLine(env: PageEnv, bodyLine: number): number {
  return env.firstLine + bodyLine;
}

export function report(env: PageEnv, finding: Finding) {
  env.problems.push(toProblem(finding, env.file));
}
