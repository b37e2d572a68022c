/** The client's entry point: hydrates the document, then adds behavior step by step. */

import { islands } from "virtual:islands";
import { shell as siteShell } from "virtual:shell";
import { startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { App } from "../app/App.tsx";
import { drawerOf } from "../app/drawer.ts";
import type { PageState } from "../app/pageState.ts";
import { revealActive } from "../app/revealActive.ts";
import { type NavFile, navPath } from "../shared/nav.ts";
import type { PageView } from "../shared/page.ts";
import type { ShellView } from "../shared/shell.ts";
import { withBase } from "../shared/url.ts";
import { addToBody } from "./addToBody.ts";
import { createAnalytics } from "./analytics.ts";
import { createAnnouncer } from "./announce.ts";
import { applyCodeWrap } from "./codeWrap.ts";
import { takeEarlyKeys } from "./enhance/searchKeys.ts";
import { showLoadFailure } from "./inline/showLoadFailure.ts";
import { Islands } from "./islands/Islands.tsx";
import { createPageLoader } from "./navigation/loadPage.ts";
import { loadSidebars } from "./navigation/loadSidebars.ts";
import { createPrefetch } from "./navigation/prefetch.ts";
import { createProgress } from "./navigation/progress.ts";
import { type FirstPage, readFirstPage } from "./navigation/readFirstPage.ts";
import { createRouter } from "./navigation/router.ts";
import { scrollToTarget } from "./navigation/scroll.ts";
import { urlToKey } from "./navigation/siteLink.ts";
import { createPortals } from "./portals.tsx";
import { afterPaint, yieldToBrowser } from "./scheduling.ts";
import { applyTabs } from "./tabs.ts";

// Throws when the document's data is missing or invalid; the inline script that imports this module then shows a banner.
const first = readFirstPage();
const { pathname } = location;
const nav = withBase(siteShell.baseUrl, navPath(first.build));
loadSidebars(nav).then(
  (sidebars) => {
    // The visitor went back or forward before the router was there.
    if (location.pathname === pathname) start(siteShell, first, sidebars);
    else location.reload();
  },
  (error: unknown) => {
    console.error(error);
    showLoadFailure(siteShell.baseUrl);
  },
);

function start(shell: ShellView, first: FirstPage, nav: NavFile["sidebars"]) {
  const { root: container, main, menu, build, view } = first;
  const { baseUrl } = shell;
  const scope = { origin: location.origin, baseUrl };
  const loader = createPageLoader(baseUrl, build);
  const { say, announcePage } = createAnnouncer(shell);
  const sendPageView = createAnalytics(shell.analytics);
  const { Portals, open: openPortal } = createPortals();
  const visit = (url: URL) => router.visit(url);
  const prefetchLinks = createPrefetch(scope, loader);
  const router = createRouter(
    {
      scope,
      load: loader.load,
      isServerUp,
      show,
      onArrival,
      scrollTo: scrollToTarget,
      progress: createProgress(addToBody({ className: "progress", hidden: true })),
      drawer: drawerOf(menu),
    },
    view,
  );
  let updateBehavior: (() => void) | null = null;
  let root: Root | null = null;
  let sidebars = nav;
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
      <App shell={shell} page={page} sidebars={sidebars} onRetry={router.retry}>
        <Islands page={elements} registry={islands} root={main} visit={visit} baseUrl={baseUrl} />
        <Portals />
        <AfterHydration run={run} />
      </App>
    );
  }

  async function run() {
    router.start();
    await yieldToBrowser();
    // Offline or after a redeploy the chunk may be missing; reading and navigation still work.
    const code = await import("./behavior.ts").catch(() => void takeEarlyKeys());
    const { scrollAgain } = router;
    const host = { shell, build, say, scrollAgain, sendPageView, loadArticle, openPortal };
    updateBehavior = code?.addBehavior(host) ?? null;
    updateBehavior?.();
    await yieldToBrowser();
    sendPageView();
    prefetchLinks();
    if (import.meta.hot) {
      const { followSaves } = await import("./dev/followSaves.tsx");
      const { hot } = import.meta;
      const { load } = loader;
      followSaves({ hot, shell, scope, main, load, visit, openPortal, page: () => shown, redraw });
    }
  }

  /** Draws the current page after a save, in development only. */
  function redraw(page: PageState, changed: NavFile["sidebars"] | null, keepsElements: boolean) {
    sidebars = changed ?? sidebars;
    drawNow(page, keepsElements);
    updateBehavior?.();
    prefetchLinks();
  }

  function show(page: PageState, startsAtTop = false) {
    main.toggleAttribute("data-entering", startsAtTop);
    drawNow(page, false);
    if (startsAtTop) afterPaint(() => main.removeAttribute("data-entering"));
  }

  function drawNow(page: PageState, keepsElements: boolean) {
    flushSync(() => root?.render(draw(page, keepsElements)));
    applyTabs(main);
    applyCodeWrap(main);
  }

  function onArrival(arrived: PageView | null) {
    if (arrived) {
      announcePage(arrived);
      requestAnimationFrame(() => revealActive(menu));
    }
    sendPageView();
    afterPaint(() => {
      if (arrived) prefetchLinks();
      updateBehavior?.();
    });
  }

  async function loadArticle(url: URL): Promise<string | null> {
    const key = urlToKey(url, scope);
    const result = key === null ? null : await loader.load(key);
    return result?.ok && "html" in result.view ? result.view.html : null;
  }
}

function AfterHydration({ run }: { run(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn later.
  useEffect(() => void run(), []);
  return null;
}

function isServerUp(href: string): Promise<boolean> {
  return fetch(href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}
