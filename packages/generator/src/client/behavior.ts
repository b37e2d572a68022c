import type { ShellView } from "../shared/shell.ts";
import css from "./behavior.css?inline";
import { codeActions } from "./enhance/codeActions.ts";
import { enhanceDocument } from "./enhance/enhanceDocument.ts";
import { islands } from "./enhance/islands.tsx";
import { keptPages } from "./enhance/keptPages.ts";
import { createScrollSpy } from "./enhance/scrollSpy.ts";
import { searchDialog, searchPage } from "./enhance/search.ts";
import { holdBelow, releaseBelow } from "./firstScreen.ts";
import { keepSidebarScroll } from "./keepSidebarScroll.ts";
import { createStyleSheet } from "./lateStyles.ts";
import { keepVisited } from "./offline/keepVisited.ts";
import { keepPreferredVersion } from "./preferredVersion.ts";
import { rehearse } from "./rehearse.ts";
import type { Store } from "./safeStore.ts";

export interface BehaviorHost {
  shell: ShellView;
  /** Address of the nav file. */
  nav: string;
  build: string;
  local: Store;
  session: Store;
  say(text: string): void;
  visit(url: URL): void;
}

export interface Behavior {
  /** Looks at the page again, after each arrival. */
  update(): void;
  /** What the first frame of a page can do without is kept out of it, and brought later. */
  holdBelow(page: ParentNode): void;
  releaseBelow(page: ParentNode): void;
  /** Lays out a page that is likely to be the next one. */
  rehearse(page: HTMLElement): void;
}

/**
 * What the document's markup promises and can do without for a moment: a file of its own, loaded when the shell is
 * alive.
 */
export function addBehavior(host: BehaviorHost): Behavior {
  const { shell, build, local, session, say, visit } = host;
  const kept = { ...shell, build };
  document.adoptedStyleSheets.push(createStyleSheet(css));
  enhanceDocument(window, local, say);
  searchDialog(window, searchSite);
  keepPreferredVersion({ events: document, store: local, versions: shell.versions });
  keepSidebarScroll(window, session);
  const spy = createScrollSpy(window);
  const updates = [
    spy.update,
    codeActions(window),
    islands(window, { baseUrl: shell.baseUrl, visit }),
    searchPage(window, searchSite),
    keptPages(window, kept),
    keepVisited(window, kept),
  ];
  return {
    update() {
      for (const update of updates) update();
    },
    holdBelow: (page) => holdBelow(page, window),
    releaseBelow(page) {
      releaseBelow(page);
      spy.update();
    },
    rehearse: (page) => rehearse(document, page),
  };

  async function searchSite() {
    const { loadSearchSite } = await import("./search/searchSite.ts");
    return loadSearchSite({ shell, session, visit });
  }
}
