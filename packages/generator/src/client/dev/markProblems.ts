import type { ShownProblem } from "../../shared/devEvents.ts";
import { withBase } from "../../shared/url.ts";

/** Marks the links and images that have problems; links to missing files have no `href` and are matched in page order. */
export function markProblems(page: Element, problems: ShownProblem[], baseUrl: string) {
  for (const marked of page.querySelectorAll("[data-problem]")) {
    marked.removeAttribute("data-problem");
    marked.removeAttribute("title");
  }
  const missing = [...page.querySelectorAll("a.missing")];
  for (const problem of problems) {
    const { target, rule, message } = problem;
    const marked =
      rule === "broken-markdown-link"
        ? missing.splice(0, 1)
        : [...page.querySelectorAll("a[href], img[src]")].filter(
            (element) => target !== undefined && addressOf(element) === withBase(baseUrl, target),
          );
    for (const element of marked) {
      element.setAttribute("data-problem", problem.severity);
      element.setAttribute("title", message);
    }
  }
}

function addressOf(element: Element): string | null {
  return element.getAttribute("href") ?? element.getAttribute("src");
}
