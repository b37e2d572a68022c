import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageView } from "../../../src/shared/page.ts";
import { docView } from "../fakes.ts";
import { ORIGIN, openRouter } from "./openRouter.ts";

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
    expect(openRouter(address).browser.path).toBe(expected);
  });

  it("follows the page's own route, which may end in a slash", () => {
    expect(openRouter("/docs", { view: docView("/docs/") }).browser.path).toBe("/docs/");
  });

  it("keeps the address of a page that was not found", () => {
    const view: PageView = {
      kind: "notFound",
      path: "/404",
      title: "Not found",
      description: "",
      heading: "Not found",
      pages: [],
    };
    expect(openRouter("/docs/nowhere.html", { view }).browser.path).toBe("/docs/nowhere.html");
  });

  it("keeps the base and the hash when it strips .html from a link", async () => {
    const { browser, answer } = openRouter("/manual/docs/a", { baseUrl: "/manual/" });
    browser.click({ href: "/manual/docs/b.html#part" });
    await answer("/docs/b");
    expect(browser.path).toBe("/manual/docs/b#part");
  });
});

describe("a click on a link", () => {
  it("keeps the old page and address until the new page is there", async () => {
    const { browser, shown, answer } = openRouter("/docs/a");
    expect(browser.click({ href: "/docs/b" })).toBe(true);
    expect(browser.path).toBe("/docs/a");
    expect(shown).toEqual([]);
    await answer("/docs/b");
    expect(browser.path).toBe("/docs/b");
    expect(shown).toEqual([{ status: "loaded", view: docView("/docs/b") }]);
  });

  it("starts the new page at the top, with focus in it", async () => {
    const { scrolled, arrivals, goTo } = openRouter("/docs/a");
    await goTo("/docs/b");
    expect(scrolled).toEqual([{ kind: "top", movesFocus: true }]);
    expect(arrivals).toEqual([docView("/docs/b")]);
  });

  it("goes to the hash of another page", async () => {
    const { browser, scrolled, answer } = openRouter("/docs/a");
    browser.click({ href: "/docs/b#sec%20tion" });
    await answer("/docs/b");
    expect(scrolled).toEqual([{ kind: "hash", id: "sec tion", movesFocus: true }]);
  });

  it("passes on whether the page starts at its top", async () => {
    const { browser, window, fromTop, answer, goTo } = openRouter("/docs/a");
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
    const { browser, asked } = openRouter("/docs/a");
    expect(browser.click(attributes, keys)).toBe(false);
    expect(asked.size).toBe(0);
  });

  it("outside the base is left to the browser", () => {
    expect(openRouter("/manual/docs/a", { baseUrl: "/manual/" }).browser.click({ href: "/shop" })).toBe(
      false,
    );
  });

  it("on the current page only scrolls", () => {
    const { browser, asked, scrolled } = openRouter("/docs/a");
    browser.click({ href: "/docs/a.html" });
    expect(asked.size).toBe(0);
    expect(browser.entries).toHaveLength(1);
    expect(scrolled).toEqual([{ kind: "top", movesFocus: false }]);
  });

  it("on a hash of the same page makes a history entry and loads nothing", () => {
    const { browser, asked, shown, arrivals } = openRouter("/docs/a");
    browser.click({ href: "#part" });
    expect(browser.path).toBe("/docs/a#part");
    expect(browser.entry.state).toEqual({ index: 1001 });
    expect(asked.size).toBe(0);
    expect(shown).toEqual([]);
    expect(arrivals).toEqual([null]);
  });

  it("on the current hash scrolls there again", () => {
    const { browser, scrolled } = openRouter("/docs/a#part");
    browser.click({ href: "#part" });
    expect(browser.entries).toHaveLength(1);
    expect(scrolled).toEqual([{ kind: "hash", id: "part", movesFocus: false }]);
  });
});

describe("two navigations at once", () => {
  it("drops the answer of the older one", async () => {
    const { browser, shown, asked, answer } = openRouter("/docs/a");
    browser.click({ href: "/docs/b" });
    browser.click({ href: "/docs/c" });
    expect(asked.get("/docs/b")?.signal?.aborted).toBe(true);
    await answer("/docs/c");
    await answer("/docs/b");
    expect(browser.path).toBe("/docs/c");
    expect(shown).toEqual([{ status: "loaded", view: docView("/docs/c") }]);
  });

  it("stays when the second one leads to the page on screen", async () => {
    const { browser, shown, answer } = openRouter("/docs/a");
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
    const { browser, window, scrolled, answer, goTo } = openRouter("/docs/a");
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
    const { browser, window, asked, scrolled } = openRouter("/docs/a");
    window.y = 300;
    browser.click({ href: "#part" });
    window.y = 900;
    browser.step(-1);
    expect(asked.size).toBe(0);
    expect(scrolled).toEqual([{ kind: "position", y: 300, movesFocus: false }]);
  });

  it("do not mix up positions when a second step comes before the first page", async () => {
    const { browser, window, scrolled, answer, goTo } = openRouter("/docs/a");
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

  it("load a page whose history entry is older than the router", async () => {
    const { browser, shown, answer, goTo } = openRouter("/docs/a");
    browser.entries[0] = { href: `${ORIGIN}/docs/z`, state: null };
    browser.push({ href: `${ORIGIN}/docs/a`, state: { index: 1000 } });
    await goTo("/docs/b");
    browser.step(-2);
    await answer("/docs/z");
    expect(shown.at(-1)).toEqual({ status: "loaded", view: docView("/docs/z") });
  });

  it("close the open drawer first and stay on the page, also on the first one", async () => {
    const { browser, drawer, openDrawer, asked, goTo } = openRouter("/docs/a");
    for (const path of ["/docs/a", "/docs/b"]) {
      if (path !== browser.path) await goTo(path);
      await openDrawer();
      browser.step(-1);
      await vi.advanceTimersByTimeAsync(0);
      expect(drawer.open).toBe(false);
      expect(browser.path).toBe(path);
    }
    expect(asked.has("/docs/a")).toBe(false);
    browser.step(-1);
    expect(asked.has("/docs/a")).toBe(true);
  });

  it("need one step after a drawer that was closed by hand", async () => {
    const { browser, drawer, openDrawer, scrolled, asked, goTo } = openRouter("/docs/a");
    await goTo("/docs/b");
    scrolled.length = 0;
    await openDrawer();
    drawer.toggle(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(scrolled).toEqual([]);
    browser.step(-1);
    expect(asked.has("/docs/a")).toBe(true);
  });

  it("go from a page that was chosen in the drawer to where the reader was", async () => {
    const { browser, window, scrolled, openDrawer, answer, goTo } = openRouter("/docs/a");
    window.y = 640;
    await openDrawer();
    await goTo("/docs/b");
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.entries).toHaveLength(2);
    browser.step(-1);
    await answer("/docs/a");
    expect(scrolled.at(-1)).toEqual({ kind: "position", y: 640, movesFocus: true });
  });

  it("over several entries follow the visitor, who chose the page from a list", async () => {
    const { browser, drawer, openDrawer, asked, goTo } = openRouter("/docs/a");
    await goTo("/docs/b");
    await goTo("/docs/c");
    await openDrawer();
    browser.step(-3);
    expect(browser.path).toBe("/docs/a");
    expect(asked.has("/docs/a")).toBe(true);
    expect(drawer.open).toBe(false);
  });
});
