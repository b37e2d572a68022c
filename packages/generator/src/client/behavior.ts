import type { ShellView } from "../shared/shell.ts";
import { adoptStyles } from "./adoptStyles.ts";
import { wrapCode } from "./codeWrap.ts";
import { codeActions } from "./enhance/codeActions.ts";
import { copyOnClick } from "./enhance/copyOnClick.ts";
import { navbarOnScroll } from "./enhance/navbarOnScroll.ts";
import { createScrollSpy } from "./enhance/scrollSpy.ts";
import { searchDialog, searchPage } from "./enhance/search.ts";
import { zoomDiagram } from "./enhance/zoomDiagram.ts";
import { keepSidebarScroll } from "./keepSidebarScroll.ts";
import { keepVisited } from "./keepVisited.ts";
import progressStyles from "./navigation/progress.css?inline";
import type { OpenPortal } from "./portals.tsx";
import type { LoadedSearch } from "./search/loadSearch.ts";
import type { LoadArticle } from "./search/usePassages.ts";
import { syncTabs } from "./tabs.ts";

interface BehaviorHost {
  shell: ShellView;
  build: string;
  say(text: string): void;
  scrollAgain(): void;
  sendPageView(): void;
  loadArticle: LoadArticle;
  openPortal: OpenPortal;
}

/**
 * Adds the behavior that can wait until the app is hydrated, in a chunk of its own. Returns a function to be called after
 * each navigation.
 */
export function addBehavior(host: BehaviorHost): () => void {
  const { shell, build, say, loadArticle, openPortal } = host;
  let loaded: Promise<LoadedSearch> | undefined;
  adoptStyles(progressStyles);
  copyOnClick(say);
  wrapCode();
  syncTabs();
  zoomDiagram();
  navbarOnScroll();
  keepSidebarScroll();
  searchDialog(openPortal, search);
  const updates = [
    createScrollSpy(),
    codeActions(),
    searchPage({ openPortal, scrollAgain: host.scrollAgain, onView: host.sendPageView }, search),
    keepVisited({ ...shell, build }),
  ];
  return () => {
    for (const update of updates) update();
  };

  /** Shared by the dialog and the search page, so that the index is loaded once; a failure can be retried. */
  function search() {
    loaded ??= import("./search/loadSearch.ts")
      .then(({ loadSearch }) => loadSearch(shell, loadArticle))
      .catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
    return loaded;
  }
}
