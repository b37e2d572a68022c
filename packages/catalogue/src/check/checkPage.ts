import type { Finding, SitePage } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { checkDefaults } from "./checkDefaults.ts";
import { checkInlineCode } from "./checkInlineCode.ts";
import { knownNames } from "./knownNames.ts";
import { checkSnippet } from "./snippets/checkSnippet.ts";

/** Returns the check of a page against the catalogue; without a catalogue, only the syntax of snippets is checked. */
export function createPageCheck(catalogue: Catalogue | null): (page: SitePage) => Finding[] {
  if (!catalogue) return ({ snippets }) => snippets.flatMap((snippet) => checkSnippet(snippet, null));
  const names = knownNames(catalogue);
  return (page) => [
    ...page.snippets.flatMap((snippet) => checkSnippet(snippet, catalogue)),
    ...page.inlineCodes.flatMap((code) => checkInlineCode(code, catalogue, names)),
    ...checkDefaults(page, catalogue),
  ];
}
