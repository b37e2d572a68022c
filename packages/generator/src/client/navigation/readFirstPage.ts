import { replaceArticles } from "../../shared/articles.ts";
import type { PageView } from "../../shared/page.ts";
import { parsePayload } from "./parsePayload.ts";

/** The page that the document shows, as the data that it was drawn from. */
export interface FirstPage {
  root: HTMLElement;
  build: string;
  view: PageView;
}

/** Reads what the client hydrates; the text of the articles comes from the document. Throws a sentence. */
export function readFirstPage(page: Pick<Document, "querySelector">): FirstPage {
  const root = page.querySelector<HTMLElement>("[data-root]");
  const build = root?.dataset["build"];
  if (!root || !build) throw new Error("The document names no build, so the page cannot start.");
  const parsed = parsePayload(page.querySelector("[data-page]")?.textContent ?? "", build);
  if (!parsed.ok) throw new Error("The document's data cannot be read.", { cause: parsed.error });
  const articles = [...root.querySelectorAll(".prose")];
  const view = replaceArticles(parsed.view, () => articles.shift()?.innerHTML ?? "");
  return { root, build, view };
}
