/** Where the client starts: takes over the finished document, then adds one behavior after the other. */
import { shell as siteShell } from "virtual:shell";
import { App, type AppProps } from "../app/App.tsx";
import { PageContent } from "../app/components/PageContent.tsx";
import type { PageState } from "../app/pageState.ts";
import { ShellContext, shellContextValue } from "../app/shellContext.ts";
import type { Connection } from "../shared/connection.ts";
import { navPath } from "../shared/nav.ts";
import type { PageView } from "../shared/page.ts";
import type { DocumentState, ShellView } from "../shared/shell.ts";
import { withBase } from "../shared/url.ts";
import { addToBody } from "./addToBody.ts";
import { afterPaint } from "./afterPaint.ts";
import { createAnalytics } from "./analytics.ts";
import { createAnnouncer } from "./announce.ts";
import { applyCodeWrap } from "./applyCodeWrap.ts";
import { applyTabs } from "./applyTabs.ts";
import type { Behavior } from "./behavior.ts";
import { readDocumentState } from "./documentState.ts";
import { createDrawer } from "./enhance/drawer.ts";
import { hydrateApp } from "./hydrateApp.ts";
import { createLateStyles, createStyleSheet, fetchText } from "./lateStyles.ts";
import { createPageLoader } from "./loadPage.ts";
import { loadSidebars } from "./loadSidebars.ts";
import { createPages } from "./pages.tsx";
import { createPrefetch } from "./prefetch.ts";
import { createProgress } from "./progress.ts";
import { replacePage } from "./replacePage.ts";
import { revealActive } from "./revealActive.ts";
import { createRouter } from "./router.ts";
import { safeStore } from "./safeStore.ts";
import { createScroller } from "./scroll.ts";
import { createScrollPositions } from "./scrollPositions.ts";
import { urlToKey } from "./siteLink.ts";
import { whenIdle } from "./whenIdle.ts";
import { yieldToBrowser } from "./yieldToBrowser.ts";

const container = document.getElementById("root");
if (!container) throw new Error("The document has no #root element, so the page cannot start.");
// Throws when the state is missing: the script that loads this one then shows its banner.
start(container, siteShell, readDocumentState(container));

function start(root: HTMLElement, shell: ShellView, { build, styles, path, sidebar }: DocumentState) {
  const { origin, pathname } = location;
  const scope = { origin, baseUrl: shell.baseUrl };
  const nav = withBase(shell.baseUrl, navPath(build));
  const local = safeStore(() => localStorage);
  const session = safeStore(() => sessionStorage);
  const desktop = matchMedia("(min-width: 997px)");

  const context = shellContextValue(shell);
  const pages = createPages({
    document,
    render: (page) => (
      <ShellContext value={context}>
        <PageContent page={page} onRetry={router.retry} />
      </ShellContext>
    ),
    dress,
    onPrepared: (element) => behavior?.rehearse(element),
    whenIdle: (work) => whenIdle(window, work),
  });
  const app = hydrateApp<AppProps>({
    container: root,
    props: {
      shell,
      page: { status: "adopted", path, sidebar },
      sidebars: null,
      sidebarHtml: root.querySelector(".sidebar")?.innerHTML,
      mainHtml: root.querySelector("#main")?.innerHTML ?? "",
    },
    render: (props) => <App {...props} />,
  });
  const loader = createPageLoader({
    fetch: (input, init) => fetch(input, init),
    baseUrl: shell.baseUrl,
    build,
  });
  const region = addToBody(document, { id: "announcer", className: "visually-hidden", ariaLive: "polite" });
  const announcer = createAnnouncer({ document, region, site: shell });
  const lateStyles = createLateStyles({
    document,
    // While developing, the complete stylesheet is there from the start.
    loadText: async () => (styles === null ? "" : fetchText(withBase(shell.baseUrl, styles))),
    createSheet: createStyleSheet,
  });
  const prefetch = createPrefetch({
    scope,
    loader,
    page: document,
    connection: () => (navigator as Navigator & { connection?: Connection }).connection,
    observer: (onChange) => new IntersectionObserver(onChange),
    whenIdle: (work) => whenIdle(window, work),
    onIntent: () => void lateStyles.apply(),
    onLikely: pages.prepare,
  });
  const router = createRouter(
    {
      window,
      scope,
      load: async (wanted, options) => {
        const [result] = await Promise.all([loader.load(wanted, options), lateStyles.apply()]);
        return result;
      },
      isServerUp,
      show,
      onArrival,
      scroller: createScroller(window),
      positions: createScrollPositions(session),
      progress: createProgress(addToBody(document, { id: "progress", hidden: true })),
      drawer: createDrawer(document, desktop),
      now: Date.now,
    },
    { path },
  );
  let behavior: Behavior | null = null;
  const sendPageView = createAnalytics(window, shell.analytics);
  let needsSidebars = true;

  void app.ready.then(run);

  async function run() {
    // A step through history while React was at work: its page is drawn by a load.
    if (location.pathname !== pathname) {
      location.reload();
      return;
    }
    router.start();
    await yieldToBrowser();
    await loadBehavior();
    await yieldToBrowser();
    sendPageView();
    prefetch.watchPage();
    window.addEventListener("beforeprint", () => void lateStyles.apply());
    whenIdle(window, () => {
      lateStyles.fetch();
      void completeSidebars();
    });
  }

  function show(page: PageState, startsAtTop = false): Promise<void> {
    const element = pages.take(page);
    const release = () => behavior?.releaseBelow(element);
    if (startsAtTop) afterPaint(release);
    else release();
    replacePage(document.getElementById("main"), element);
    return app.drawNow({ page });
  }

  function onArrival(arrived: PageView | null) {
    if (arrived) {
      announcer.page(arrived);
      requestAnimationFrame(showActiveInSidebar);
    }
    sendPageView();
    afterPaint(() => {
      if (arrived) {
        prefetch.watchPage();
        void completeSidebars();
      }
      behavior?.update();
    });
  }

  async function loadBehavior() {
    // Without it (offline, or gone with a redeploy) pages can still be read and visited.
    const code = await import("./behavior.ts").catch(() => null);
    if (!code) return;
    const visit = (url: URL) => router.visit(url);
    const { say } = announcer;
    behavior = code.addBehavior({
      shell,
      nav,
      build,
      local,
      session,
      say,
      visit,
      scrollAgain: router.scrollAgain,
      sendPageView,
      loadArticle,
    });
    behavior.update();
  }

  async function loadArticle(url: URL): Promise<string | null> {
    const key = urlToKey(url, scope);
    const result = key === null ? null : await loader.load(key);
    return result?.ok && "html" in result.view ? result.view.html : null;
  }

  function dress(element: HTMLElement) {
    applyTabs(element, local);
    applyCodeWrap(element, local);
    behavior?.holdBelow(element);
  }

  function showActiveInSidebar() {
    const menu = document.getElementById("menu");
    if (menu) revealActive(menu);
  }

  async function completeSidebars() {
    if (!needsSidebars) return;
    needsSidebars = false;
    const complete = await loadSidebars(nav);
    if (complete) await app.draw({ sidebars: complete });
    else needsSidebars = true;
  }

  if (import.meta.hot) {
    import.meta.hot.on("site:update", router.refresh);
    import.meta.hot.on("site:reload", () => location.reload());
  }
}

function isServerUp(href: string): Promise<boolean> {
  return fetch(href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}
