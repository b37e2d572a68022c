import { z } from "zod";
import { namedFile } from "../markdown/code/codeOfFile.ts";
import type { Directive } from "../markdown/compiledPage.ts";
import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import type { SourcePage, SourceTexts } from "./contentTree.ts";

/** `::include{file="./_parts/reload.md"}` shows a part, which is no page of its own, on several pages. */
const INCLUDE = "include";

export const partFrontMatterSchema = z.strictObject({});

/** A file of Markdown that pages include. */
export type Part = SourcePage<z.output<typeof partFrontMatterSchema>>;

type Including = Pick<SourcePage<unknown>, "file" | "page">;

/** Returns the file that a directive includes, relative to the content folder; null for another directive. */
export function includedFile(page: string, { name, attributes: { file = "" } }: Directive): string | null {
  return name === INCLUDE ? namedFile(page, file) : null;
}

/** Reads the parts that pages include, and those that parts include: inner ones first. */
export async function readParts(
  pages: Including[],
  hidden: SourceTexts,
  read: (texts: SourceTexts) => Promise<{ pages: Part[]; problems: Problem[] }>,
): Promise<{ parts: Map<string, Part>; problems: Problem[] }> {
  const partByFile = new Map<string, Part>();
  let problems: Problem[] = [];
  for (let including = pages; including.length > 0; ) {
    const wanted = new Set(
      including.flatMap(({ file, page }) => page.directives.map((each) => includedFile(file, each))),
    );
    const texts = [...hidden].filter(([file]) => wanted.has(file) && !partByFile.has(file));
    const included = await read(new Map(texts));
    for (const part of included.pages) partByFile.set(part.file, part);
    problems = [...problems, ...included.problems];
    including = included.pages;
  }
  const parts = new Map<string, Part>();
  problems = [
    ...problems,
    ...[...partByFile.values()].flatMap(checkPart),
    ...pages.flatMap((page) => visit(page, [])),
  ];
  return { parts, problems };

  /** Adds the parts of a page after those that they include; `around` is what includes it. */
  function visit({ file, page }: Including, around: string[]): Problem[] {
    const chain = [...around, file];
    return page.directives.flatMap((directive): Problem[] => {
      const wanted = includedFile(file, directive);
      if (wanted === null || parts.has(wanted)) return [];
      const part = partByFile.get(wanted);
      const mistake = part ? cycle(wanted, chain) : missing(directive, wanted);
      if (mistake) return [errorProblem({ rule: "include", file, line: directive.line, ...mistake })];
      if (!part) return [];
      const inner = visit(part, chain);
      parts.set(wanted, part);
      return inner;
    });
  }

  function missing({ attributes: { file } }: Directive, wanted: string) {
    if (file === undefined)
      return { message: "The line includes no file.", hint: 'Name it: ::include{file="./_parts/x.md"}.' };
    const message = `The part does not exist: "${file}".`;
    const isPage = pages.some((page) => page.file === wanted);
    const hint = isPage
      ? "It is a page of its own: put the text into a file or folder whose name begins with _."
      : (didYouMean(wanted, hidden.keys()) ?? "Put it into a file or folder whose name begins with _.");
    return { message, hint };
  }

  function cycle(wanted: string, chain: string[]) {
    if (!chain.includes(wanted)) return null;
    const steps = [...chain.slice(chain.indexOf(wanted)), wanted];
    return { message: `The part includes itself: ${steps.join(" → ")}.`, hint: "Remove one of these lines." };
  }
}

/** Headings of a part would be missing in the contents of the page. */
function checkPart({ file, bodyLine, page: { headings, contentTitle } }: Part): Problem[] {
  const [line] = contentTitle === null ? headings.map((heading) => heading.line) : [bodyLine];
  if (line === undefined) return [];
  const message = "The part has a heading, which would be in no contents.";
  return [errorProblem({ rule: "include", message, hint: "Write headings on the pages.", file, line })];
}
