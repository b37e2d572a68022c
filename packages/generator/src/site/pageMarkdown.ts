import type { Catalogue } from "../../../catalogue/src/catalogue.ts";
import { markdownPen } from "../../../catalogue/src/draw/markdownPen.ts";
import { drawDirective } from "../../../catalogue/src/drawDirective.ts";
import type { SourcePage } from "../content/contentTree.ts";
import type { Directive } from "../markdown/compiledPage.ts";

interface Surroundings {
  /** The address of the page itself. */
  url: string;
  /** Where each of the page's references leads on the site; null for what does not exist. */
  paths: (string | null)[];
  catalogue: Catalogue | null;
  toUrl(path: string): string;
}

const LINK = /(\]\(|\]:[ \t]+)([^()\s]+)/g;

/** What the writer wrote, of use to whoever has nothing else: links lead to the site, and directives are written out. */
export function pageMarkdown(
  { body, bodyLine, page }: Pick<SourcePage<unknown>, "body" | "bodyLine" | "page">,
  { url, paths, catalogue, toUrl }: Surroundings,
): string {
  const addresses = new Map(page.refs.map(({ target }, at) => [target, addressOf(paths[at] ?? null)]));
  const linked = body.replace(
    LINK,
    (link, before: string, target: string) => before + (addresses.get(target) ?? link.slice(before.length)),
  );
  if (page.directives.length === 0) return linked;
  const lines = linked.split("\n");
  for (const directive of page.directives) {
    const at = directive.line - bodyLine;
    const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
    lines[at] = writtenOut(directive)?.replace(/^(?=.)/gm, indent) ?? lines[at] ?? "";
  }
  return lines.join("\n");

  function addressOf(path: string | null): string | null {
    if (path === null) return null;
    return path.startsWith("/") ? toUrl(path) : url + path;
  }

  function writtenOut({ name, attributes }: Directive): string | null {
    const drawn = catalogue && drawDirective(name, attributes, catalogue);
    return drawn?.ok ? drawn.draw(markdownPen).trimEnd() : null;
  }
}
