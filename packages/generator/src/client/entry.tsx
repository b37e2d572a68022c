/** Where the client starts: hydrates the document as it stands, then adds one behavior after the other. */

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

// Throws when the document lacks what it is hydrated with: the script that loads this one then shows its banner.
const first = readFirstPage();
const { pathname } = location;
const nav = withBase(siteShell.baseUrl, navPath(first.build));
loadSidebars(nav).then(
  (sidebars) => {
    // A step through history in the meantime: its page is drawn by a load.
    if (location.pathname === pathname) start(siteShell, first, sidebars);
    else location.reload();
  },
  (error: unknown) => {
    console.error(error);
    showLoadFailure(siteShell.baseUrl);
  },
);

function start(shell: ShellView, { root: container, build, view }: FirstPage, nav: NavFile["sidebars"]) {
  const { baseUrl } = shell;
  const scope = { origin: location.origin, baseUrl };
  const main = document.querySelector<HTMLElement>("[data-main]");
  const menu = document.querySelector<HTMLElement>("[data-menu]");
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
  /** Another one where the article has other elements. */
  let elements: PageState;
  startTransition(() => {
    root = hydrateRoot(container, draw({ status: "loaded", view }));
  });

  function draw(page: PageState, keepsElements = false) {
    shown = page;
    if (!keepsElements) elements = page;
    return (
      <App shell={shell} page={page} sidebars={sidebars} onRetry={router.retry}>
        <Islands page={elements} registry={islands} findRoot={() => main} visit={visit} baseUrl={baseUrl} />
        <Portals />
        <AfterHydration run={run} />
      </App>
    );
  }

  async function run() {
    router.start();
    await yieldToBrowser();
    // Without it (offline, or gone with a redeploy) pages can still be read and visited.
    const code = await import("./behavior.ts").catch(() => null);
    updateBehavior =
      code?.addBehavior({
        shell,
        build,
        say,
        scrollAgain: router.scrollAgain,
        sendPageView,
        loadArticle,
        openPortal,
      }) ?? null;
    updateBehavior?.();
    await yieldToBrowser();
    sendPageView();
    prefetchLinks();
    if (import.meta.hot && main) {
      const { followSaves } = await import("./dev/followSaves.tsx");
      const { hot } = import.meta;
      followSaves({
        hot,
        shell,
        scope,
        main,
        load: loader.load,
        visit,
        openPortal,
        page: () => shown,
        redraw,
      });
    }
  }

  /** Only while developing: the same page after a save. */
  function redraw(page: PageState, changed: NavFile["sidebars"] | null, keepsElements: boolean) {
    sidebars = changed ?? sidebars;
    flushSync(() => root?.render(draw(page, keepsElements)));
    if (!main) return;
    applyTabs(main);
    applyCodeWrap(main);
    updateBehavior?.();
    prefetchLinks();
  }

  function show(page: PageState, startsAtTop = false) {
    main?.toggleAttribute("data-entering", startsAtTop);
    flushSync(() => root?.render(draw(page)));
    if (!main) return;
    applyTabs(main);
    applyCodeWrap(main);
    if (startsAtTop) afterPaint(() => main.removeAttribute("data-entering"));
  }

  function onArrival(arrived: PageView | null) {
    if (arrived) {
      announcePage(arrived);
      if (menu) requestAnimationFrame(() => revealActive(menu));
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
