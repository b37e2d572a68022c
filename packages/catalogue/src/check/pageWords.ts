import type { Finding } from "../../../generator/src/check/finding.ts";
import type { CheckedWords } from "../../../generator/src/check/siteIndex.ts";
import type { Catalogue } from "../catalogue.ts";
import { checkDefault } from "./checkDefault.ts";
import { checkInlineCode } from "./checkInlineCode.ts";
import { type Mentions, mentionsOf } from "./coverage.ts";
import { knownNames } from "./knownNames.ts";
import { checkSnippet } from "./snippets/checkSnippet.ts";

/** What a page's own words say: nothing of it depends on other pages. */
export interface PageWords extends Mentions {
  findings: Finding[];
  /** Snippets that ask not to be checked. */
  optOuts: number;
}

export type ReadWords = (page: CheckedWords) => PageWords;

/** Reads pages against the catalogue; without one, only what can be told from the words alone. */
export function createWordReader(catalogue: Catalogue | null): ReadWords {
  const names = catalogue && knownNames(catalogue);
  return (page) => {
    const { snippets, inlineCodes, statedDefaults } = page;
    const findings = [
      ...snippets.flatMap((snippet) => checkSnippet(snippet, catalogue)),
      ...(catalogue && names ? inlineCodes.flatMap((code) => checkInlineCode(code, catalogue, names)) : []),
      ...(catalogue ? statedDefaults.flatMap((stated) => checkDefault(stated, catalogue)) : []),
    ];
    const optOuts = snippets.filter(({ nocheck }) => nocheck !== undefined).length;
    return { findings, optOuts, ...mentionsOf(page) };
  };
}
