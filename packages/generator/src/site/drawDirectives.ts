import type { Catalogue } from "../../../catalogue/src/catalogue.ts";
import type { EntryText } from "../../../catalogue/src/describeEntries.ts";
import { htmlPen } from "../../../catalogue/src/draw/htmlPen.ts";
import { directiveNames, drawDirective } from "../../../catalogue/src/drawDirective.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import { didYouMean } from "../shared/nearest.ts";
import type { Problem } from "../shared/problem.ts";

export interface DrawnPage {
  html: string;
  /** Ids of the entries drawn. */
  anchors: string[];
  /** The same entries as text. */
  entries: DrawnEntry[];
  problems: Problem[];
}

export interface DrawnEntry extends EntryText {
  /** Id of the heading it stands under; null before the first. */
  section: string | null;
}

/** Puts what the directives of a page stand for in their place. */
export function drawDirectives(file: string, page: CompiledPage, catalogue: Catalogue | null): DrawnPage {
  const anchors: string[] = [];
  const entries: DrawnEntry[] = [];
  const problems: Problem[] = [];
  const html = page.html.replace(/<!--directive:(\d+)-->/g, (_, at: string) => {
    const directive = page.directives[Number(at)];
    if (!directive) return "";
    const { name, attributes, line } = directive;
    const place = { rule: "directive", file, line };
    if (!catalogue) {
      problems.push(withoutData(name, place));
      return "";
    }
    const drawn = drawDirective(name, attributes, catalogue);
    if (drawn.ok) {
      anchors.push(...drawn.anchors);
      const section = page.headings.findLast((heading) => heading.line < line)?.id ?? null;
      entries.push(...(drawn.entries ?? []).map((entry) => ({ ...entry, section })));
      return drawn.draw(htmlPen);
    }
    problems.push({ severity: "error", ...place, message: drawn.message, hint: drawn.hint });
    return "";
  });
  return { html, anchors, entries, problems };
}

/** A tree without data builds too; only a directive that exists nowhere is an error there. */
function withoutData(name: string, place: { rule: string; file: string; line: number }): Problem {
  if (directiveNames().includes(name)) {
    const message = `"::${name}" has nothing to draw from: the content has no data folder.`;
    return { severity: "warning", ...place, message, hint: "Add data/ or remove the line." };
  }
  return {
    severity: "error",
    ...place,
    message: `Unknown directive "::${name}".`,
    hint: didYouMean(name, directiveNames()),
  };
}
