import type { SourcePage } from "../content/contentTree.ts";
import type { Drawing, DrawnText, LoadedExtension, Mistake } from "../extension.ts";
import type { Directive } from "../markdown/compiledPage.ts";
import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { type LinkTargets, type ResolvedRefs, resolveRefs } from "./resolveRefs.ts";

/** A page with its references and directives resolved. */
export interface ResolvedPage extends ResolvedRefs {
  /** One per directive; null for an invalid one. */
  drawings: (FoundDrawing | null)[];
  /** All ids of the page that links can point to. */
  anchors: string[];
  /** The subset that comes from directives. */
  drawnAnchors: string[];
  entries: DrawnEntry[];
}

export interface FoundDrawing {
  drawing: Drawing;
  extension: LoadedExtension;
}

/** An entry of a directive, as text. */
export interface DrawnEntry extends DrawnText {
  /** Id of the heading above it; null before the first. */
  section: string | null;
}

export function resolvePage(
  {
    file,
    page,
    frontMatter,
    lines,
  }: Pick<SourcePage<{ image?: string }>, "file" | "page" | "frontMatter" | "lines">,
  targets: LinkTargets,
  extensions: LoadedExtension[],
): ResolvedPage {
  const image = frontMatter.image ? { target: frontMatter.image, line: lines["image"] ?? 1 } : undefined;
  const refs = resolveRefs({ file, refs: page.refs, image }, targets);
  const problems: Problem[] = [...refs.problems];
  const drawings = page.directives.map(find);
  const entries = page.directives.flatMap(({ line }, at) => {
    const section = page.headings.findLast((heading) => heading.line < line)?.id ?? null;
    return drawings[at]?.drawing.entries.map((entry) => ({ ...entry, section })) ?? [];
  });
  const drawnAnchors = drawings.flatMap((found) => found?.drawing.anchors ?? []);
  return { ...refs, drawings, anchors: [...page.anchors, ...drawnAnchors], drawnAnchors, entries, problems };

  function find({ name, attributes, line }: Directive): FoundDrawing | null {
    const extension = extensions.find(({ directives }) => directives && name in directives);
    const drawing = extension?.directives?.[name]?.(attributes) ?? unknownDirective(name);
    if (extension && "draw" in drawing) return { drawing, extension };
    if ("message" in drawing && !extensions.some(({ isBroken }) => isBroken))
      problems.push(errorProblem({ rule: "directive", file, line, ...drawing }));
    return null;
  }

  function unknownDirective(name: string): Mistake {
    const known = extensions.flatMap(({ directives = {} }) => Object.keys(directives));
    const hint = didYouMean(name, known) ?? "Remove the line, or add the extension that draws it.";
    return { message: `Unknown directive "::${name}".`, hint };
  }
}
