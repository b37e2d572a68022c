import laterStyles from "../app/styles/later.css?inline";
import type { ShellView } from "../shared/shell.ts";
import { adoptStyles } from "./browser/elements.ts";
import { codeActions } from "./enhance/codeActions.ts";
import { copyOnClick } from "./enhance/copyOnClick.ts";
import { navbarOnScroll } from "./enhance/navbarOnScroll.ts";
import { createScrollSpy } from "./enhance/scrollSpy.ts";
import { syncTabs } from "./enhance/tabs.ts";
import { loadTitleFace } from "./enhance/titleFace.ts";
import { zoomFigure } from "./enhance/zoomFigure.ts";
import { createAnalytics } from "./navigation/analytics.ts";
import { keepVisited } from "./navigation/keepVisited.ts";
import type { PageLoader } from "./navigation/loadPage.ts";
import { createPrefetch } from "./navigation/prefetch.ts";
import progressStyles from "./navigation/progress.css?inline";
import type { SiteScope } from "./navigation/siteLink.ts";
import { addSearch } from "./search/addSearch.tsx";
import type { LoadArticle } from "./search/usePassages.ts";

interface BehaviorHost {
  shell: ShellView;
  build: string;
  scope: SiteScope;
  loader: PageLoader;
  say(text: string): void;
  scrollAgain(): void;
  loadArticle: LoadArticle;
}

/**
 * Adds the behavior that can wait until the app is hydrated, in a chunk of its own. Returns a function to be called after
 * each navigation.
 */
export function addBehavior(host: BehaviorHost): () => void {
  const { shell, build, scope, loader, say } = host;
  const sendPageView = createAnalytics(shell.analytics);
  adoptStyles(laterStyles);
  adoptStyles(progressStyles);
  copyOnClick(say);
  syncTabs();
  zoomFigure();
  navbarOnScroll();
  void loadTitleFace();
  const updates = [
    createScrollSpy(),
    codeActions(),
    addSearch({ ...host, sendPageView }),
    sendPageView,
    createPrefetch(scope, loader),
    keepVisited({ ...shell, build }),
  ];
  return () => {
    for (const update of updates) update();
  };
}
