import type { SourcePage } from "../content/contentTree.ts";
import { includedFile, type Part } from "../content/readParts.ts";
import type { Drawing, DrawnText, Mistake, VersionExtension } from "../extension.ts";
import type { Directive, Section } from "../markdown/compiledPage.ts";
import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { joinPath } from "../shared/url.ts";
import { type LinkTargets, type ResolvedRefs, resolveRefs } from "./resolveRefs.ts";

/** A page with its references and directives resolved. */
export interface ResolvedPage extends ResolvedRefs {
  /** One for each directive of the page; null for an invalid one. */
  directives: (FoundDrawing | ResolvedPart | null)[];
  /** All ids of the page that links can point to. */
  anchors: string[];
  /** The subset that comes from directives. */
  drawnAnchors: string[];
  entries: DrawnEntry[];
  /** The sections of the text, with what is included in them. */
  sections: Section[];
}

/** A part with its own references and directives resolved, from where it stands. */
export interface ResolvedPart {
  source: Omit<Part, "frontMatter">;
  resolved: ResolvedPage;
}

interface FoundDrawing {
  drawing: Drawing;
  extension: VersionExtension;
}

/** An entry of a directive, as text. */
export interface DrawnEntry extends DrawnText {
  /** Id of the heading above it; null before the first. */
  section: string | null;
}

export type Resolvable = Pick<SourcePage<{ image?: string }>, "file" | "page" | "frontMatter" | "lines">;

/** Finds the files that pages link to: by what their links say, with where they are. */
export function findDownloads(extensions: VersionExtension[]) {
  return extensions.flatMap(({ downloads = {}, downloadsAt }) =>
    Object.entries(downloads).map(([name, content]) => {
      return { link: `/${name}`, path: joinPath(downloadsAt, name), content };
    }),
  );
}

interface Resolving {
  targets: Omit<LinkTargets, "downloads">;
  extensions: VersionExtension[];
  /** What it may include. */
  parts: ReadonlyMap<string, ResolvedPart>;
}

export function resolvePage(
  { file, page, frontMatter, lines }: Resolvable,
  { targets, extensions, parts }: Resolving,
): ResolvedPage {
  const image = frontMatter.image ? { target: frontMatter.image, line: lines["image"] ?? 1 } : undefined;
  const downloads = new Map(findDownloads(extensions).map(({ link, path }) => [link, path]));
  const refs = resolveRefs({ file, refs: page.refs, image }, { ...targets, downloads });
  const problems: Problem[] = [...refs.problems];
  const directives = page.directives.map(findDrawing);
  const added = page.directives.map(({ line }, at) => {
    const section = page.headings.findLast((heading) => heading.line < line)?.id ?? null;
    return { ...contentOf(directives[at]), section };
  });
  const drawnAnchors = added.flatMap((content) => content.drawnAnchors);
  return {
    ...refs,
    links: [...refs.links, ...added.flatMap(({ links }) => links)],
    assets: Object.assign({}, refs.assets, ...added.map(({ assets }) => assets)),
    directives,
    anchors: [...page.anchors, ...drawnAnchors],
    drawnAnchors,
    entries: added.flatMap(({ entries, section }) => entries.map((entry) => ({ ...entry, section }))),
    sections: sectionsWithParts(),
    problems,
  };

  /** What a page includes is found with the page. */
  function sectionsWithParts(): Section[] {
    const sections = page.sections.map((section) => ({ ...section }));
    for (const { sections: inner, section: id } of added.filter(({ sections }) => sections.length > 0)) {
      const existing = sections.find((section) => section.id === id);
      const section = existing ?? { id, heading: "", level: 1, text: "", phrases: [], symptoms: [] };
      if (!existing) sections.unshift(section);
      section.text += inner.map(({ text }) => text).join("");
      section.phrases = [...section.phrases, ...inner.flatMap(({ phrases }) => phrases)];
      section.symptoms = [...section.symptoms, ...inner.flatMap(({ symptoms }) => symptoms)];
    }
    return sections;
  }

  function findDrawing(directive: Directive): FoundDrawing | ResolvedPart | null {
    const { name, attributes, line } = directive;
    const included = includedFile(file, directive);
    if (included !== null) return parts.get(included) ?? null;
    const extension = extensions.find(({ directives = {} }) => Object.hasOwn(directives, name));
    const drawing = extension?.directives?.[name]?.(attributes) ?? unknownDirective(name);
    if (extension && "draw" in drawing) return { drawing, extension };
    if ("message" in drawing && !extensions.some(({ isBroken }) => isBroken))
      problems.push(errorProblem({ rule: "directive", file, line, ...drawing }));
    return null;
  }

  function unknownDirective(name: string): Mistake {
    const names = extensions.flatMap(({ directives = {} }) => Object.keys(directives));
    const hint = didYouMean(name, names) ?? "Remove the line, or add the extension that draws it.";
    return { message: `Unknown directive "::${name}".`, hint };
  }
}

type Content = Pick<ResolvedPage, "drawnAnchors" | "sections" | "links" | "assets"> & {
  entries: DrawnText[];
};

/** Returns what a directive adds to its page. */
function contentOf(drawn: ResolvedPage["directives"][number] | undefined): Content {
  if (drawn && "resolved" in drawn) return drawn.resolved;
  const { anchors = [], entries = [] } = drawn?.drawing ?? {};
  return { drawnAnchors: anchors, entries, sections: [], links: [], assets: {} };
}
