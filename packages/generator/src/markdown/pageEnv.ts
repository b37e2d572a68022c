import Slugger from "github-slugger";
import type { Env } from "markdown-it";
import { type Finding, type Problem, toProblem } from "../shared/problem.ts";
import type { CompiledPage, Directive, Heading, Reference, Rewrite, Snippet } from "./compiledPage.ts";
import type { Hole, RawTag } from "./html.ts";
import type { MarkdownSource } from "./pipeline.ts";

/** State that plugins share while one page is compiled; markdown-it passes it to every rule. */
export type PageEnv = Env & ReturnType<typeof createPageEnv>;

export function createPageEnv({ file, firstLine, isPart, codeFiles = {} }: Omit<MarkdownSource, "body">) {
  // Also the name by which the plugin for footnotes knows it.
  const docId = isPart ? file.replace(/[^a-z0-9]+/gi, "-") : undefined;
  return {
    file,
    codeFiles,
    /** What ids contain that would not be unique without it. */
    docId,
    /** Line of the file on which the body begins, counted from 1. */
    firstLine,
    slugger: new Slugger(),
    refs: [] as Reference[],
    externalLinks: [] as CompiledPage["externalLinks"],
    snippets: [] as Snippet[],
    rewrites: [] as Rewrite[],
    directives: [] as Directive[],
    holes: [] as Hole[],
    anchors: [] as string[],
    /** Empty until the page is parsed. */
    headings: [] as Heading[],
    problems: [] as Problem[],
    /** Where the last MDX comment of a text ends, so that an unclosed one is not searched for again and again. */
    commentEnds: new Map<string, number>(),
    /** Containers that are open where the page is being parsed. */
    containers: [] as { name: string; colons: number }[],
    /** A `<Tabs>` of Docusaurus is not closed. */
    unclosedTabs: false,
    /** Number of tab groups so far, for unique ids. */
    tabGroups: 0,
    tabGroupId(): string {
      return ["tabs", docId, this.tabGroups++].filter((part) => part !== undefined).join("-");
    },
    /** JSX on the page, reported as one problem. */
    jsx: [] as { line: number; component: string | null; text: string }[],
    /** Raw tags that have to be closed. */
    tags: [] as RawTag[],
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

export function warn(env: PageEnv, finding: Finding) {
  report(env, { severity: "warning", ...finding });
}

/** Undoes the percent-encoding of markdown-it, because targets are compared as written. */
export function decodeTarget(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
