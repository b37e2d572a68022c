import type { ShellView } from "../shared/shell.ts";
import { codeActions } from "./enhance/codeActions.ts";
import { enhanceDocument } from "./enhance/enhanceDocument.ts";
import { keptPages } from "./enhance/keptPages.ts";
import { createScrollSpy } from "./enhance/scrollSpy.ts";
import { searchDialog, searchPage } from "./enhance/search.ts";
import { keepSidebarScroll } from "./keepSidebarScroll.ts";
import { keepVisited } from "./offline/keepVisited.ts";
import type { OpenPortal } from "./portals.tsx";
import { keepPreferredVersion } from "./preferredVersion.ts";
import type { Store } from "./safeStore.ts";
import type { LoadArticle } from "./search/usePassages.ts";

interface BehaviorHost {
  shell: ShellView;
  build: string;
  local: Store;
  session: Store;
  say(text: string): void;
  /** Goes once more to where the reader was on this page, which has grown since. */
  scrollAgain(): void;
  sendPageView(): void;
  loadArticle: LoadArticle;
  openPortal: OpenPortal;
}

/**
 * What the document's markup promises and can do without for a moment: a file of its own, loaded when the shell is
 * alive. Returns what looks at the page again, after each arrival.
 */
export function addBehavior(host: BehaviorHost): () => void {
  const { shell, build, local, session, say, loadArticle, openPortal } = host;
  const kept = { ...shell, build };
  enhanceDocument(window, local, say);
  searchDialog({ window, store: local, openPortal }, searchSite);
  keepPreferredVersion({ events: document, store: local, versions: shell.versions });
  keepSidebarScroll(window, session);
  const updates = [
    createScrollSpy(window),
    codeActions(window),
    searchPage({ window, openPortal, scrollAgain: host.scrollAgain, onView: host.sendPageView }, searchSite),
    keptPages(window, kept),
    keepVisited(window, kept),
  ];
  return () => {
    for (const update of updates) update();
  };

  async function searchSite() {
    const { loadSearchSite } = await import("./search/searchSite.ts");
    return loadSearchSite({ shell, session, loadArticle });
  }
}
