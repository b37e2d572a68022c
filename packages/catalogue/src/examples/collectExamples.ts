import type { ContentTree } from "@docs/generator";
import type { Example } from "./program.ts";

/** Every fence of every page, but for those that ask not to be checked. */
export function collectExamples({ docs, posts, pages }: ContentTree): Example[] {
  return [...docs, ...posts, ...pages].flatMap(({ file, page }) =>
    page.snippets
      .filter(({ nocheck }) => nocheck === undefined)
      .map(({ lang, title, code, line }) => ({ lang, title, code, line, file })),
  );
}
