import { replaceArticles } from "../../shared/articles.ts";
import { parsePayload } from "../../shared/parsePayload.ts";

export type FirstPage = ReturnType<typeof readFirstPage>;

/** The page that the document shows, as the data that it was drawn from, with the articles' text. Throws a sentence. */
export function readFirstPage() {
  const root = document.querySelector<HTMLElement>("[data-root]");
  const build = root?.dataset["build"];
  if (!root || !build) throw new Error("The document names no build, so the page cannot start.");
  const parsed = parsePayload(document.querySelector("[data-page]")?.textContent ?? "", build);
  if (!parsed.ok) throw new Error("The document's data cannot be read.", { cause: parsed.error });
  const articles = [...root.querySelectorAll(".prose")];
  const view = replaceArticles(parsed.view, () => articles.shift()?.innerHTML ?? "");
  return { root, build, view };
}
