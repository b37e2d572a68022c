import type { SourcePage } from "../content/contentTree.ts";
import { includedFile, type Part } from "../content/readParts.ts";
import type { Drawing, DrawnText, LoadedExtension, Mistake } from "../extension.ts";
import type { Directive, Section } from "../markdown/compiledPage.ts";
import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { joinPath } from "../shared/url.ts";
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
  /** What each directive includes; undefined for the others. */
  parts: (ResolvedPart | undefined)[];
  /** The sections of the text, with what is included in them. */
  sections: Section[];
}

/** A part with its own references and directives resolved, from where it stands. */
export interface ResolvedPart {
  source: Omit<Part, "frontMatter">;
  resolved: ResolvedPage;
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

export type Resolvable = Pick<SourcePage<{ image?: string }>, "file" | "page" | "frontMatter" | "lines">;

/** Finds what each directive of a page includes. */
export function includedParts(
  { file, page }: Pick<Resolvable, "file" | "page">,
  parts: ReadonlyMap<string, ResolvedPart>,
): ResolvedPage["parts"] {
  return page.directives.map((directive) => parts.get(includedFile(file, directive) ?? ""));
}

/** Finds the files that pages link to: by what their links say, with where they are. */
export function findDownloads(extensions: LoadedExtension[]) {
  return extensions.flatMap(({ downloads = {}, downloadsAt = "/" }) =>
    Object.entries(downloads).map(([name, content]) => {
      return { link: `/${name}`, path: joinPath(downloadsAt, name), content };
    }),
  );
}

interface Resolving {
  targets: Omit<LinkTargets, "downloads">;
  extensions: LoadedExtension[];
  /** What it may include. */
  parts: ReadonlyMap<string, ResolvedPart>;
}

export function resolvePage(
  { file, page, frontMatter, lines }: Resolvable,
  { targets, extensions, parts: known }: Resolving,
): ResolvedPage {
  const image = frontMatter.image ? { target: frontMatter.image, line: lines["image"] ?? 1 } : undefined;
  const downloads = new Map(findDownloads(extensions).map(({ link, path }) => [link, path]));
  const refs = resolveRefs({ file, refs: page.refs, image }, { ...targets, downloads });
  const problems: Problem[] = [...refs.problems];
  const parts = includedParts({ file, page }, known);
  const drawings = page.directives.map(find);
  const sectionOf = ({ line }: Directive) =>
    page.headings.findLast((heading) => heading.line < line)?.id ?? null;
  const entries = page.directives.flatMap((directive, at) => {
    const drawn = drawings[at]?.drawing.entries ?? parts[at]?.resolved.entries ?? [];
    return drawn.map((entry) => ({ ...entry, section: sectionOf(directive) }));
  });
  const included = parts.flatMap((part) => part?.resolved ?? []);
  const drawnAnchors = [
    ...drawings.flatMap((found) => found?.drawing.anchors ?? []),
    ...included.flatMap((part) => part.drawnAnchors),
  ];
  return {
    ...refs,
    links: [...refs.links, ...included.flatMap(({ links }) => links)],
    assets: Object.assign({}, refs.assets, ...included.map(({ assets }) => assets)),
    drawings,
    anchors: [...page.anchors, ...drawnAnchors],
    drawnAnchors,
    entries,
    parts,
    sections: sectionsWithParts(),
    problems,
  };

  /** What a page includes is found with the page. */
  function sectionsWithParts(): Section[] {
    const sections = page.sections.map((section) => ({ ...section }));
    page.directives.forEach((directive, at) => {
      const added = parts[at]?.resolved.sections ?? [];
      if (added.length === 0) return;
      const id = sectionOf(directive);
      const own = sections.find((section) => section.id === id);
      const section = own ?? { id, heading: "", level: 1, text: "", phrases: [] };
      if (!own) sections.unshift(section);
      section.text += added.map(({ text }) => text).join("");
      section.phrases = [...section.phrases, ...added.flatMap(({ phrases }) => phrases)];
    });
    return sections;
  }

  function find(directive: Directive): FoundDrawing | null {
    const { name, attributes, line } = directive;
    if (includedFile(file, directive) !== null) return null;
    const extension = extensions.find(({ directives = {} }) => Object.hasOwn(directives, name));
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
