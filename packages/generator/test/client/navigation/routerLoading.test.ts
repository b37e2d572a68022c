import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LoadResult } from "../../../src/client/navigation/loadPage.ts";
import { docView } from "../fakes.ts";
import { ORIGIN, openRouter } from "./openRouter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failure(isUnreachable: boolean): LoadResult {
  return { ok: false, isUnreachable, error: new Error("failed") };
}

describe("leaving and coming back to the site", () => {
  it("lets the browser restore the scroll position of a reload", () => {
    const { browser } = openRouter("/docs/a");
    expect(browser.history.scrollRestoration).toBe("manual");
    browser.fire(new Event("pagehide"));
    expect(browser.history.scrollRestoration).toBe("auto");
  });

  it("continues the numbering of an entry that has one", async () => {
    const { browser, goTo } = openRouter("/docs/a", { state: { index: 7 } });
    await goTo("/docs/b");
    expect(browser.entry.state).toEqual({ index: 8 });
  });
});

describe("a slow page", () => {
  it("is announced by the loading state after one second, not before", async () => {
    const { browser, shown, answer } = openRouter("/docs/a");
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
    const { browser, shown, answer } = openRouter("/docs/a");
    browser.click({ href: "/docs/b" });
    await vi.advanceTimersByTimeAsync(1000);
    browser.step(-1);
    await answer("/docs/a");
    await answer("/docs/b");
    expect(browser.path).toBe("/docs/a");
    expect(shown.at(-1)).toEqual({ status: "loaded", view: docView("/docs/a") });
  });

  it("runs the progress from the click to the page", async () => {
    const { browser, progress, answer } = openRouter("/docs/a");
    browser.click({ href: "/docs/b" });
    expect(progress.start).toHaveBeenCalledTimes(1);
    progress.end.mockClear();
    await answer("/docs/b");
    expect(progress.end).toHaveBeenCalled();
  });
});

describe("a page that does not load", () => {
  it("ends in a full page load where the server answers otherwise", async () => {
    const { browser, shown, answer } = openRouter("/docs/a");
    browser.click({ href: "/docs/b#part" });
    await answer("/docs/b", failure(false));
    expect(browser.assigned).toEqual([`${ORIGIN}/docs/b#part`]);
    expect(shown).toEqual([]);
  });

  it("is reloaded when the address bar shows it already", async () => {
    const { browser, answer, goTo } = openRouter("/docs/a#part");
    await goTo("/docs/b");
    browser.step(-1);
    await answer("/docs/a", failure(false));
    expect(browser.assigned).toEqual([]);
    expect(browser.reloads).toBe(1);
  });

  it("shows the error when the server is unreachable", async () => {
    const { browser, shown, answer } = openRouter("/docs/a");
    browser.click({ href: "/docs/b" });
    await answer("/docs/b", failure(true));
    expect(browser.assigned).toEqual([]);
    expect(shown).toEqual([{ status: "error", path: "/docs/b", error: new Error("failed") }]);
  });

  it("is loaded by Retry, through the loading state and within the same entry", async () => {
    const { browser, router, shown, answer } = openRouter("/docs/a");
    browser.click({ href: "/docs/b" });
    await answer("/docs/b", failure(true));
    router.retry();
    expect(shown.at(-1)).toEqual({ status: "loading", path: "/docs/b" });
    await answer("/docs/b");
    expect(shown.at(-1)).toEqual({ status: "loaded", view: docView("/docs/b") });
    expect(browser.entries).toHaveLength(2);
  });
});
