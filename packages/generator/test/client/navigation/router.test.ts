// Long, because the router is one state machine: its tests share one fake browser and follow one history.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageState } from "../../../src/app/pageState.ts";
import type { LoadResult } from "../../../src/client/navigation/loadPage.ts";
import { createRouter } from "../../../src/client/navigation/router.ts";
import type { ScrollTarget } from "../../../src/client/navigation/scroll.ts";
import type { PageView } from "../../../src/shared/page.ts";
import { FakeBrowser } from "../fakeBrowser.ts";
import { docView, stubStorage } from "../fakes.ts";

const ORIGIN = "https://site.test";

interface Answer {
  resolve(result: LoadResult): void;
  signal: AbortSignal | undefined;
}

/** A router on a fake tab, with everything it does written down. */
function open(address: string, { view = docView("/docs/a"), state = null as unknown, baseUrl = "/" } = {}) {
  const browser = new FakeBrowser(ORIGIN + address, state);
  const asked = new Map<string, Answer>();
  const shown: PageState[] = [];
  const fromTop: boolean[] = [];
  const scrolled: (ScrollTarget & { movesFocus: boolean })[] = [];
  const arrivals: (PageView | null)[] = [];
  const progress = { start: vi.fn(), end: vi.fn() };
  const drawer = {
    open: false,
    isOpen: () => drawer.open,
    close() {
      drawer.open = false;
    },
  };
  const window = {
    set y(y: number) {
      vi.stubGlobal("scrollY", y);
    },
    serverIsUp: true,
  };
  window.y = 0;
  stubStorage({}, "sessionStorage");
  vi.setSystemTime(1000);
  const router = createRouter(
    {
      scope: { origin: ORIGIN, baseUrl },
      load: (key, options) => new Promise((resolve) => asked.set(key, { resolve, signal: options?.signal })),
      isServerUp: async () => window.serverIsUp,
      show: (page, startsAtTop = false) => {
        shown.push(page);
        fromTop.push(startsAtTop);
      },
      onArrival: (arrived) => void arrivals.push(arrived),
      scrollTo: (target, movesFocus) => void scrolled.push({ ...target, movesFocus }),
      progress,
      drawer,
    },
    view,
  );
  router.start();

  async function answer(key: string, result: LoadResult = { ok: true, view: docView(key), fetched: 0 }) {
    asked.get(key)?.resolve(result);
    await vi.advanceTimersByTimeAsync(0);
  }
  async function goTo(path: string) {
    browser.click({ href: path });
    await answer(path);
  }
  return {
    browser,
    router,
    asked,
    shown,
    fromTop,
    scrolled,
    arrivals,
    progress,
    drawer,
    window,
    answer,
    goTo,
  };
}

function failure(reason: "other-build" | "http" | "invalid" | "network"): LoadResult {
  return { ok: false, reason, error: new Error(reason) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the address bar", () => {
  it.each([
    ["/docs/a.html", "/docs/a"],
    ["/docs/a/", "/docs/a"],
    ["/docs/a/index.html?x=1#part", "/docs/a?x=1#part"],
  ])("shows %s as %s from the start", (address, expected) => {
    expect(open(address).browser.path).toBe(expected);
  });

  it("follows the page's own route, which may end in a slash", () => {
    expect(open("/docs", { view: docView("/docs/") }).browser.path).toBe("/docs/");
  });

  it("keeps the address of a page that was not found", () => {
    const view: PageView = {
      kind: "notFound",
      path: "/404",
      title: "Not found",
      description: "",
      heading: "Not found",
      likely: [],
    };
    expect(open("/docs/nowhere.html", { view }).browser.path).toBe("/docs/nowhere.html");
  });

  it("keeps the base and the hash when it strips .html from a link", async () => {
    const { browser, answer } = open("/manual/docs/a", { baseUrl: "/manual/" });
    browser.click({ href: "/manual/docs/b.html#part" });
    await answer("/docs/b");
    expect(browser.path).toBe("/manual/docs/b#part");
  });
});

describe("a click on a link", () => {
  it("keeps the old page and address until the new page is there", async () => {
    const { browser, shown, answer } = open("/docs/a");
    expect(browser.click({ href: "/docs/b" })).toBe(true);
    expect(browser.path).toBe("/docs/a");
    expect(shown).toEqual([]);
    await answer("/docs/b");
    expect(browser.path).toBe("/docs/b");
    expect(shown).toEqual([{ status: "loaded", view: docView("/docs/b") }]);
  });

  it("starts the new page at the top, with focus in it", async () => {
    const { scrolled, arrivals, goTo } = open("/docs/a");
    await goTo("/docs/b");
    expect(scrolled).toEqual([{ kind: "top", movesFocus: true }]);
    expect(arrivals).toEqual([docView("/docs/b")]);
  });

  it("goes to the hash of another page", async () => {
    const { browser, scrolled, answer } = open("/docs/a");
    browser.click({ href: "/docs/b#sec%20tion" });
    await answer("/docs/b");
    expect(scrolled).toEqual([{ kind: "hash", id: "sec tion", movesFocus: true }]);
  });

  it("tells whether the page starts at its top when it is drawn", async () => {
    const { browser, window, fromTop, answer, goTo } = open("/docs/a");
    window.y = 640;
    await goTo("/docs/b");
    browser.click({ href: "/docs/c#part" });
    await answer("/docs/c");
    browser.step(-2);
    await answer("/docs/a");
    expect(fromTop).toEqual([true, false, false]);
  });

  it.each([
    ["a modifier key", { href: "/docs/b" }, { ctrlKey: true }],
    ["the middle button", { href: "/docs/b" }, { button: 1 }],
    ["a target", { href: "/docs/b", target: "_blank" }, {}],
    ["a download", { href: "/docs/b", download: "" }, {}],
    ["another origin", { href: "https://elsewhere.test/docs/b" }, {}],
    ["a mail address", { href: "mailto:a@site.test" }, {}],
    ["an asset", { href: "/feed.xml" }, {}],
  ])("with %s is left to the browser", (_case, attributes, keys) => {
    const { browser, asked } = open("/docs/a");
    expect(browser.click(attributes, keys)).toBe(false);
    expect(asked.size).toBe(0);
  });

  it("outside the base is left to the browser", () => {
    expect(open("/manual/docs/a", { baseUrl: "/manual/" }).browser.click({ href: "/shop" })).toBe(false);
  });

  it("on the page one is at only scrolls", () => {
    const { browser, asked, scrolled } = open("/docs/a");
    browser.click({ href: "/docs/a.html" });
    expect(asked.size).toBe(0);
    expect(browser.entries).toHaveLength(1);
    expect(scrolled).toEqual([{ kind: "top", movesFocus: false }]);
  });

  it("on a hash of the same page makes a history entry and loads nothing", () => {
    const { browser, asked, shown, arrivals } = open("/docs/a");
    browser.click({ href: "#part" });
    expect(browser.path).toBe("/docs/a#part");
    expect(browser.entry.state).toEqual({ index: 1001 });
    expect(asked.size).toBe(0);
    expect(shown).toEqual([]);
    expect(arrivals).toEqual([null]);
  });

  it("on the hash one is at scrolls there again", () => {
    const { browser, scrolled } = open("/docs/a#part");
    browser.click({ href: "#part" });
    expect(browser.entries).toHaveLength(1);
    expect(scrolled).toEqual([{ kind: "hash", id: "part", movesFocus: false }]);
  });
});

describe("two navigations at once", () => {
  it("drops the answer of the older one", async () => {
    const { browser, shown, asked, answer } = open("/docs/a");
    browser.click({ href: "/docs/b" });
    browser.click({ href: "/docs/c" });
    expect(asked.get("/docs/b")?.signal?.aborted).toBe(true);
    await answer("/docs/c");
    await answer("/docs/b");
    expect(browser.path).toBe("/docs/c");
    expect(shown).toEqual([{ status: "loaded", view: docView("/docs/c") }]);
  });

  it("stays when the second one leads to the page on screen", async () => {
    const { browser, shown, answer } = open("/docs/a");
    browser.click({ href: "/docs/b" });
    browser.click({ href: "/docs/a" });
    await answer("/docs/b");
    await vi.advanceTimersByTimeAsync(5000);
    expect(browser.path).toBe("/docs/a");
    expect(shown).toEqual([]);
  });
});

describe("back and forward", () => {
  it("restore where the reader was", async () => {
    const { browser, window, scrolled, answer, goTo } = open("/docs/a");
    window.y = 640;
    await goTo("/docs/b");
    window.y = 120;
    browser.step(-1);
    await answer("/docs/a");
    expect(scrolled.at(-1)).toEqual({ kind: "position", y: 640, movesFocus: true });
    browser.step(1);
    await answer("/docs/b");
    expect(scrolled.at(-1)).toEqual({ kind: "position", y: 120, movesFocus: true });
  });

  it("between hashes of one page restore without loading", () => {
    const { browser, window, asked, scrolled } = open("/docs/a");
    window.y = 300;
    browser.click({ href: "#part" });
    window.y = 900;
    browser.step(-1);
    expect(asked.size).toBe(0);
    expect(scrolled).toEqual([{ kind: "position", y: 300, movesFocus: false }]);
  });

  it("do not mix up positions when a second step comes before the first page", async () => {
    const { browser, window, scrolled, answer, goTo } = open("/docs/a");
    window.y = 11;
    await goTo("/docs/b");
    window.y = 22;
    await goTo("/docs/c");
    window.y = 33;
    browser.step(-1);
    browser.step(-1);
    await answer("/docs/a");
    browser.step(1);
    await answer("/docs/b");
    expect(scrolled.at(-1)).toEqual({ kind: "position", y: 22, movesFocus: true });
  });

  it("load a page whose entry is older than the router", async () => {
    const { browser, shown, answer, goTo } = open("/docs/a");
    browser.entries[0] = { href: `${ORIGIN}/docs/z`, state: null };
    browser.push({ href: `${ORIGIN}/docs/a`, state: { index: 1000 } });
    await goTo("/docs/b");
    browser.step(-2);
    await answer("/docs/z");
    expect(shown.at(-1)).toEqual({ status: "loaded", view: docView("/docs/z") });
  });

  it("close the open drawer first and stay on the page", async () => {
    const { browser, drawer, asked, goTo } = open("/docs/a");
    await goTo("/docs/b");
    drawer.open = true;
    browser.step(-1);
    expect(drawer.open).toBe(false);
    expect(browser.path).toBe("/docs/b");
    expect(asked.has("/docs/a")).toBe(false);
    browser.step(-1);
    expect(asked.has("/docs/a")).toBe(true);
  });

  it("close the open drawer and stay also where the browser made the entry", async () => {
    const { browser, drawer, goTo } = open("/docs/a");
    await goTo("/docs/b");
    browser.push({ href: `${ORIGIN}/docs/b#typed`, state: null });
    browser.fire(new Event("popstate"));
    drawer.open = true;
    browser.step(-1);
    expect(drawer.open).toBe(false);
    expect(browser.path).toBe("/docs/b#typed");
  });

  it("over several entries follow the visitor, who chose the page from a list", async () => {
    const { browser, drawer, asked, goTo } = open("/docs/a");
    await goTo("/docs/b");
    await goTo("/docs/c");
    drawer.open = true;
    browser.step(-2);
    expect(browser.path).toBe("/docs/a");
    expect(asked.has("/docs/a")).toBe(true);
    expect(drawer.open).toBe(false);
  });
});

describe("leaving and coming back to the site", () => {
  it("lets the browser restore the scroll position of a reload", () => {
    const { browser } = open("/docs/a");
    expect(browser.history.scrollRestoration).toBe("manual");
    browser.fire(new Event("pagehide"));
    expect(browser.history.scrollRestoration).toBe("auto");
  });

  it("continues the numbering of an entry that has one", async () => {
    const { browser, goTo } = open("/docs/a", { state: { index: 7 } });
    await goTo("/docs/b");
    expect(browser.entry.state).toEqual({ index: 8 });
  });
});

describe("a slow page", () => {
  it("is announced by the loading state after one second, not before", async () => {
    const { browser, shown, answer } = open("/docs/a");
    browser.click({ href: "/docs/b" });
    await vi.advanceTimersByTimeAsync(999);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([{ status: "loading", path: "/docs/b" }]);
    expect(browser.path).toBe("/docs/b");
    await answer("/docs/b");
    expect(shown.at(-1)).toEqual({ status: "loaded", view: docView("/docs/b") });
    expect(browser.entries).toHaveLength(2);
  });

  it("can be left by going back", async () => {
    const { browser, shown, answer } = open("/docs/a");
    browser.click({ href: "/docs/b" });
    await vi.advanceTimersByTimeAsync(1000);
    browser.step(-1);
    await answer("/docs/a");
    await answer("/docs/b");
    expect(browser.path).toBe("/docs/a");
    expect(shown.at(-1)).toEqual({ status: "loaded", view: docView("/docs/a") });
  });

  it("runs the progress from the click to the page", async () => {
    const { browser, progress, answer } = open("/docs/a");
    browser.click({ href: "/docs/b" });
    expect(progress.start).toHaveBeenCalledTimes(1);
    progress.end.mockClear();
    await answer("/docs/b");
    expect(progress.end).toHaveBeenCalled();
  });
});

describe("a page that does not load", () => {
  it.each(["other-build", "http", "invalid"] as const)("ends in a full page load (%s)", async (reason) => {
    const { browser, shown, answer } = open("/docs/a");
    browser.click({ href: "/docs/b#part" });
    await answer("/docs/b", failure(reason));
    expect(browser.assigned).toEqual([`${ORIGIN}/docs/b#part`]);
    expect(shown).toEqual([]);
  });

  it("is reloaded when the address bar shows it already", async () => {
    const { browser, answer, goTo } = open("/docs/a#part");
    await goTo("/docs/b");
    browser.step(-1);
    await answer("/docs/a", failure("http"));
    expect(browser.assigned).toEqual([]);
    expect(browser.reloads).toBe(1);
  });

  it("ends in a full page load when only its payload is unreachable", async () => {
    const { browser, answer } = open("/docs/a");
    browser.click({ href: "/docs/b" });
    await answer("/docs/b", failure("network"));
    expect(browser.assigned).toEqual([`${ORIGIN}/docs/b`]);
  });

  it("shows the error when the server is unreachable", async () => {
    const { browser, window, shown, answer } = open("/docs/a");
    window.serverIsUp = false;
    browser.click({ href: "/docs/b" });
    await answer("/docs/b", failure("network"));
    expect(browser.assigned).toEqual([]);
    expect(shown).toEqual([{ status: "error", path: "/docs/b", error: new Error("network") }]);
  });

  it("is loaded by Retry, through the loading state and within the same entry", async () => {
    const { browser, router, window, shown, answer } = open("/docs/a");
    window.serverIsUp = false;
    browser.click({ href: "/docs/b" });
    await answer("/docs/b", failure("network"));
    router.retry();
    expect(shown.at(-1)).toEqual({ status: "loading", path: "/docs/b" });
    await answer("/docs/b");
    expect(shown.at(-1)).toEqual({ status: "loaded", view: docView("/docs/b") });
    expect(browser.entries).toHaveLength(2);
  });
});
