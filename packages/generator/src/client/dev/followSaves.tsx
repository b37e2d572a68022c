import "./problemBar.css";
import { createRoot } from "react-dom/client";
import { type PageState, pathOf } from "../../app/components/PageContent.tsx";
import type { DevEvents, ShownProblem } from "../../shared/devEvents.ts";
import type { NavFile } from "../../shared/nav.ts";
import { type PageView, withArticle } from "../../shared/page.ts";
import type { ShellView } from "../../shared/shell.ts";
import { pathToKey, withBase } from "../../shared/url.ts";
import { versionAt } from "../../shared/versionAt.ts";
import { addToBody } from "../browser/elements.ts";
import type { PageLoader } from "../navigation/loadPage.ts";
import { type SiteScope, urlToKey } from "../navigation/siteLink.ts";
import { markProblems } from "./markProblems.ts";
import { ProblemBar } from "./ProblemBar.tsx";
import { patchArticle } from "./patchArticle.ts";

interface DevHost {
  hot: NonNullable<ImportMeta["hot"]>;
  shell: ShellView;
  scope: SiteScope;
  load: PageLoader["load"];
  visit(url: URL): void;
  /** Returns what is on screen. */
  page(): PageState;
  /** Renders the current page again; `keepsElements` if its article has already been patched. */
  redraw(page: PageState, sidebars: NavFile["sidebars"] | null, keepsElements: boolean): void;
}

/** Updates the current page when a file is saved, and shows its problems. */
export function followSaves({ hot, shell, scope, load, visit, page, redraw }: DevHost) {
  const edge = addToBody({});
  const bar = createRoot(edge);
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--problem-bar-height", `${edge.offsetHeight}px`);
  }).observe(edge);
  let problems: ShownProblem[] = [];
  let latest = 0;
  /** Sidebars that have not been rendered yet. */
  let nav: NavFile["sidebars"] | null = null;
  const href = (path: string) => withBase(scope.baseUrl, path);
  const here = () => urlToKey(new URL(location.href), scope);

  on("site:update", ({ sidebars }) => {
    const version = versionAt(shell.versions, pathOf(page()));
    nav = sidebars?.[version?.name ?? ""] ?? nav;
    void refresh();
  });
  on("site:reload", () => location.reload());
  on("site:problems", (all) => {
    problems = all;
    showProblems();
  });
  const main = document.querySelector("[data-main]") ?? document.body;
  new MutationObserver(showProblems).observe(main, { childList: true });
  hot.send("site:hello", shell);

  function on<Name extends keyof DevEvents>(event: Name, listener: (data: DevEvents[Name]) => void) {
    hot.on(event, listener);
  }

  async function refresh() {
    const turn = ++latest;
    const key = here();
    if (key === null) return;
    const result = await load(key, { fresh: true });
    const before = page();
    // The visitor has navigated, or a later save has started another refresh.
    if (turn !== latest || key !== here() || before.status !== "loaded") return;
    if (!result.ok) {
      // The address still has no page: only the sidebars are updated.
      if (before.view.kind === "notFound") redrawWith(before, true);
      else location.reload();
    } else if (pathToKey(result.view.path) === key) draw(before.view, result.view);
    else visit(new URL(href(result.view.path), location.href));
  }

  function draw(before: PageView, view: PageView) {
    const article = main.querySelector(".prose");
    const [old = "", next] = [before, view].map((each) => ("html" in each ? each.html : undefined));
    const isSamePage = before.path === view.path && before.kind === view.kind;
    const isPatched =
      isSamePage && (next === undefined || (article !== null && patchArticle(article, old, next)));
    // React gets the earlier HTML again, so that it does not replace the patched elements.
    redrawWith({ status: "loaded", view: isPatched ? withArticle(view, old) : view }, isPatched);
    showProblems();
  }

  function redrawWith(state: PageState, keepsElements: boolean) {
    redraw(state, nav, keepsElements);
    nav = null;
  }

  function showProblems() {
    const key = here();
    bar.render(<ProblemBar problems={problems} page={key} href={href} onOpen={openInEditor} />);
    const ofPage = problems.filter(({ path }) => path !== null && pathToKey(path) === key);
    markProblems(main, ofPage, scope.baseUrl);
  }

  function openInEditor(source: string) {
    void fetch(href(`/__open-in-editor?file=${encodeURIComponent(source)}`));
  }
}
