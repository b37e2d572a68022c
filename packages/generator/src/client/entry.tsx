/** The client's entry point: hydrates the document, then adds behavior step by step. */

import { islands } from "virtual:islands";
import { shell as siteShell } from "virtual:shell";
import { startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { App } from "../app/App.tsx";
import type { PageState } from "../app/components/PageContent.tsx";
import type { SidebarsProps } from "../app/components/shell/MenuSidebar.tsx";
import { drawer, findMenu } from "../app/drawer.ts";
import { revealActive } from "../app/revealActive.ts";
import { type NavFile, navPath } from "../shared/nav.ts";
import type { PageView } from "../shared/page.ts";
import type { ShellView } from "../shared/shell.ts";
import { withBase } from "../shared/url.ts";
import { versionAt } from "../shared/versionAt.ts";
import { addToBody } from "./browser/elements.ts";
import { afterPaint, yieldToBrowser } from "./browser/scheduling.ts";
import { applyTabs } from "./enhance/tabs.ts";
import { Islands } from "./islands/Islands.tsx";
import { createAnnouncer } from "./navigation/announce.ts";
import { createPageLoader, type FirstPage, loadSidebars, readFirstPage } from "./navigation/loadPage.ts";
import { createProgress } from "./navigation/progress.ts";
import { createRouter } from "./navigation/router.ts";
import { scrollToTarget } from "./navigation/scroll.ts";
import { urlToKey } from "./navigation/siteLink.ts";

// Throws when the document's data is missing or invalid; the inline script that imports this module then shows a banner.
start(siteShell, readFirstPage());

function start(shell: ShellView, { root: container, build, view }: FirstPage) {
  const { baseUrl } = shell;
  const scope = { origin: location.origin, baseUrl, versions: shell.versions };
  const loader = createPageLoader(baseUrl, build);
  const { say, announcePage } = createAnnouncer(shell);
  const visit = (url: URL) => router.visit(url);
  const router = createRouter(
    {
      scope,
      load: loader.load,
      show,
      onArrival,
      scrollTo: scrollToTarget,
      progress: createProgress(addToBody({ className: "progress", hidden: true })),
      drawer,
    },
    view,
  );
  let updateBehavior: (() => void) | null = null;
  let root: Root | null = null;
  let sidebars: SidebarsProps["sidebars"] = readSidebars();
  let shown: PageState;
  /** Changes when the article gets new elements, so that islands mount again. */
  let elements: PageState;
  startTransition(() => {
    root = hydrateRoot(container, draw({ status: "loaded", view }));
  });

  function draw(page: PageState, keepsElements = false) {
    shown = page;
    if (!keepsElements) elements = page;
    return (
      <>
        <App
          shell={shell}
          page={page}
          sidebars={sidebars}
          onReloadSidebars={reloadSidebars}
          onRetry={router.retry}
        >
          <Islands page={elements} registry={islands} visit={visit} baseUrl={baseUrl} />
        </App>
        <AfterHydration run={run} />
      </>
    );
  }

  async function run() {
    router.start();
    revealCurrent();
    await yieldToBrowser();
    // Offline or after a redeploy the chunk may be missing; reading and navigation still work.
    const code = await import("./behavior.ts").catch(() => null);
    const { scrollAgain } = router;
    const host = { shell, build, scope, loader, say, scrollAgain, loadArticle };
    updateBehavior = code?.addBehavior(host) ?? null;
    updateBehavior?.();
    if (import.meta.hot) {
      const { followSaves } = await import("./dev/followSaves.tsx");
      const { hot } = import.meta;
      const { load } = loader;
      followSaves({ hot, shell, scope, load, visit, page: () => shown, redraw });
    }
  }

  function readSidebars() {
    const loading = loadSidebars(withBase(baseUrl, navPath(build, versionAt(shell.versions, view.path))));
    // The sidebar shows it; a page without one does not need the file.
    loading.catch(() => undefined);
    return loading;
  }

  function reloadSidebars() {
    sidebars = readSidebars();
    drawNow(shown, true);
  }

  /** Draws the current page after a save, in development only. */
  function redraw(page: PageState, changed: NavFile["sidebars"] | null, keepsElements: boolean) {
    sidebars = changed ?? sidebars;
    drawNow(page, keepsElements);
    updateBehavior?.();
  }

  function show(page: PageState, startsAtTop = false) {
    findMain()?.toggleAttribute("data-entering", startsAtTop);
    drawNow(page, false);
    if (startsAtTop) afterPaint(() => findMain()?.removeAttribute("data-entering"));
  }

  function drawNow(page: PageState, keepsElements: boolean) {
    flushSync(() => root?.render(draw(page, keepsElements)));
    applyTabs(document);
  }

  function onArrival(arrived: PageView | null) {
    if (arrived) {
      announcePage(arrived);
      requestAnimationFrame(revealCurrent);
    }
    afterPaint(() => updateBehavior?.());
  }

  async function loadArticle(url: URL): Promise<string | null> {
    const key = urlToKey(url, scope);
    const result = key === null ? null : await loader.load(key);
    return result?.ok && "html" in result.view ? result.view.html : null;
  }
}

/** Looked up each time, because an error in the shell replaces it. */
function findMain(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-main]");
}

function revealCurrent() {
  const menu = findMenu();
  if (menu) void revealActive(menu);
}

function AfterHydration({ run }: { run(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn later.
  useEffect(() => void run(), []);
  return null;
}
