import { posix } from "node:path";
import { parse, stringify } from "yaml";
import { splitFrontMatter } from "../packages/generator/src/content/splitFrontMatter.ts";
import { isExternal, splitHref } from "../packages/generator/src/shared/url.ts";
import type { PlannedPage } from "./corpusPlan.ts";

/** Where a page's links lead in the corpus. */
export interface Surroundings {
  /** The corpus file that stands for a file the real page links to, null when there is none. */
  find(file: string): string | null;
  /** Takes the place of a page that is not written yet. */
  substitute(seed: number): string;
}

/** A real page as a page of the corpus: title and address of its own, links that lead somewhere. */
export function repeatPage(text: string, page: PlannedPage, around: Surroundings): string {
  const { frontMatter, body } = splitFrontMatter(text);
  const fields = { ...(parse(frontMatter) as Record<string, unknown> | null) };
  if (page.copy > 0) {
    fields["title"] = `${fields["title"] ?? "Page"} ${page.copy}`;
    delete fields["slug"];
    delete fields["id"];
  }
  return `---\n${stringify(fields)}---\n${relinkBody(body, page, around)}`;
}

function relinkBody(body: string, { source, target, copy }: PlannedPage, around: Surroundings): string {
  let missing = copy;
  return body.replace(/\]\(([^()\s]+)/g, (whole, href: string) => {
    const { path, hash } = splitHref(href);
    if (path === "" || path.startsWith("/") || path.startsWith("@") || isExternal(path)) return whole;
    const found = around.find(posix.join(posix.dirname(source), path));
    const file = found ?? around.substitute(missing++);
    const relative = posix.relative(posix.dirname(target), file);
    return `](./${relative}${found && hash ? `#${hash}` : ""}`;
  });
}
