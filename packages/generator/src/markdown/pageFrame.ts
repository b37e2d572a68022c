import type { CompiledPage } from "./compiledPage.ts";

/** All of a page that other pages, lists and checks see; what it leaves out are the page's own words. */
export function pageFrame({ html, words, firstParagraph, sections, ...seen }: CompiledPage): string {
  const outline = sections.map(({ text, phrases, ...section }) => section);
  return JSON.stringify({ ...seen, outline }, (name, value) => (name === "line" ? undefined : value));
}
