import { vi } from "vitest";
import type { PageState } from "../../../src/app/components/PageContent.tsx";
import type { LoadResult } from "../../../src/client/navigation/loadPage.ts";
import { createRouter } from "../../../src/client/navigation/router.ts";
import type { ScrollTarget } from "../../../src/client/navigation/scroll.ts";
import type { PageView } from "../../../src/shared/page.ts";
import { FakeBrowser } from "../fakeBrowser.ts";
import { docView, stubStorage } from "../fakes.ts";

export const ORIGIN = "https://site.test";

interface Answer {
  resolve(result: LoadResult): void;
  signal: AbortSignal | undefined;
}

/** A router on a fake tab, with everything it does written down. */
export function openRouter(
  address: string,
  { view = docView("/docs/a"), state = null as unknown, baseUrl = "/" } = {},
) {
  const browser = new FakeBrowser(ORIGIN + address, state);
  const asked = new Map<string, Answer>();
  const shown: PageState[] = [];
  const fromTop: boolean[] = [];
  const scrolled: (ScrollTarget & { movesFocus: boolean })[] = [];
  const arrivals: (PageView | null)[] = [];
  const progress = { start: vi.fn(), end: vi.fn() };
  let toggled: (isOpen: boolean) => void = () => {};
  const drawer = {
    open: false,
    isOpen: () => drawer.open,
    close: () => drawer.toggle(false),
    onToggle(listener: (isOpen: boolean) => void) {
      toggled = listener;
    },
    toggle(isOpen: boolean) {
      if (drawer.open === isOpen) return;
      drawer.open = isOpen;
      // The event follows in a task of its own.
      setTimeout(() => toggled(drawer.open));
    },
  };
  const window = {
    set y(y: number) {
      vi.stubGlobal("scrollY", y);
    },
  };
  window.y = 0;
  stubStorage({}, "sessionStorage");
  vi.setSystemTime(1000);
  const router = createRouter(
    {
      scope: { origin: ORIGIN, baseUrl, versions: [] },
      load: (key, options) => new Promise((resolve) => asked.set(key, { resolve, signal: options?.signal })),
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
  async function openDrawer() {
    drawer.toggle(true);
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
    openDrawer,
    window,
    answer,
    goTo,
  };
}
