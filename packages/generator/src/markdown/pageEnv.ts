import type { RenderedDiagram } from "@docs/diagrams";
import Slugger from "github-slugger";
import type { Env } from "markdown-it";
import { type Finding, type Problem, toProblem } from "../shared/problem.ts";
import type { Directive, Heading, Reference, Snippet } from "./compiledPage.ts";
import type { Hole } from "./html.ts";

/** What the plugins of one page share while it is compiled; markdown-it hands it to every rule. */
export type PageEnv = Env & ReturnType<typeof createPageEnv>;

interface PageStart {
  file: string;
  /** Line of the file on which the body begins, counted from 1. */
  firstLine: number;
}

export function createPageEnv({ file, firstLine }: PageStart) {
  return {
    file,
    firstLine,
    slugger: new Slugger(),
    refs: [] as Reference[],
    snippets: [] as Snippet[],
    directives: [] as Directive[],
    holes: [] as Hole[],
    /** Every diagram of the page by its source. */
    diagrams: new Map<string, RenderedDiagram>(),
    anchors: [] as string[],
    /** Known once the page is parsed. */
    headings: [] as Heading[],
    problems: [] as Problem[],
    /** Numbers the page's tab groups, so that ids are unique. */
    tabGroups: 0,
    /** What of JSX the page has; told once. */
    jsx: [] as { line: number; component: string | null; text: string }[],
    /** Raw tags that have to be closed, in the order of the page. */
    tags: [] as { name: string; line: number; isOpen: boolean }[],
  };
}

/** markdown-it types its environment loosely; every page is compiled with the one made above. */
export function pageEnv(env: Env | undefined): PageEnv {
  return env as PageEnv;
}

/** The file's line for a token that starts on a zero-based line of the body. */
export function fileLine(env: PageEnv, bodyLine: number): number {
  return env.firstLine + bodyLine;
}

export function report(env: PageEnv, finding: Finding) {
  env.problems.push(toProblem(finding, env.file));
}
