import { replaceArticles } from "../../shared/articles.ts";
import { parsePayload } from "../../shared/parsePayload.ts";

export type FirstPage = ReturnType<typeof readFirstPage>;

/** Reads the data that the document was rendered from, with the articles' HTML taken from the document. */
export function readFirstPage() {
  const root = document.querySelector<HTMLElement>("[data-root]");
  const main = document.querySelector<HTMLElement>("[data-main]");
  const menu = document.querySelector<HTMLElement>("[data-menu]");
  const build = root?.dataset["build"];
  if (!root || !main || !menu || !build)
    throw new Error("The document names no build, so the page cannot start.");
  const parsed = parsePayload(document.querySelector("[data-page]")?.textContent ?? "", build);
  if (!parsed.ok) throw new Error("The document's data cannot be read.", { cause: parsed.error });
  const articles = [...root.querySelectorAll(".prose")];
  const view = replaceArticles(parsed.view, () => articles.shift()?.innerHTML ?? "");
  return { root, main, menu, build, view };
}
