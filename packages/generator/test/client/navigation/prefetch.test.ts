import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mayPrefetch } from "../../../src/client/connection.ts";
import type { LoadResult } from "../../../src/client/navigation/loadPage.ts";
import { createPrefetch } from "../../../src/client/navigation/prefetch.ts";
import { docView, eventWithin, FakeEvents, fakeLink } from "../fakes.ts";

type Link = ReturnType<typeof fakeLink>;
type Connection = { effectiveType?: string; saveData?: boolean };

class FakePage extends FakeEvents {
  links: Link[] = [];
  next: Link[] = [];
  querySelectorAll(selector: string): never {
    if (selector.includes("rel=next")) return this.next as never;
    return (selector.includes(":not(") ? this.links : []) as never;
  }
}

function open({
  connection = undefined as Connection | undefined,
  known = [] as string[],
  length = 1000 as number | null,
} = {}) {
  const page = new FakePage();
  const loads: string[] = [];
  const running: (() => void)[] = [];
  const watched = new Set<Link>();
  let report: (entries: { isIntersecting: boolean; target: Link }[]) => void = () => undefined;
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("window", { requestIdleCallback: (work: () => void) => work() });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: typeof report) {
        report = onChange;
      }
      observe = (link: Link) => void watched.add(link);
      unobserve = (link: Link) => void watched.delete(link);
      disconnect = () => watched.clear();
    },
  );
  const watchPage = createPrefetch(
    { origin: "https://site.test", baseUrl: "/" },
    {
      knows: (key) => known.includes(key) || loads.includes(key),
      load(key) {
        if (!known.includes(key)) loads.push(key);
        const view = docView(key);
        const result: LoadResult =
          length === null
            ? { ok: false, reason: "network", error: new Error("offline") }
            : { ok: true, view, fetched: length };
        if (known.includes(key)) return Promise.resolve({ ok: true, view, fetched: 0 });
        return new Promise((resolve) => running.push(() => resolve(result)));
      },
    },
  );
  return {
    page,
    loads,
    running,
    watchPage,
    point: (type: string, href: string) => page.fire(eventWithin(type, "a[href]", fakeLink({ href }))),
    reveal: () => report([...watched].map((target) => ({ isIntersecting: true, target }))),
  };
}

const links = (count: number) => Array.from({ length: count }, (_, at) => fakeLink({ href: `/docs/${at}` }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it.each([
    [undefined, true],
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "3g", saveData: false }, true],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "4g", saveData: true }, false],
  ])("%o allows prefetching: %s", (connection, allowed) => {
    vi.stubGlobal("navigator", { connection });
    expect(mayPrefetch()).toBe(allowed);
  });
});

describe("pointing at a link", () => {
  it("loads its page after a moment of hovering", () => {
    const { point, loads } = open();
    point("pointerover", "/docs/b");
    vi.advanceTimersByTime(49);
    expect(loads).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loads).toEqual(["/docs/b"]);
  });

  it("loads nothing when the pointer only crosses it", () => {
    const { page, point, loads } = open();
    point("pointerover", "/docs/b");
    vi.advanceTimersByTime(20);
    page.fire(eventWithin("pointerover", "main"));
    vi.advanceTimersByTime(1000);
    expect(loads).toEqual([]);
  });

  it("loads at once when it is touched", () => {
    const { point, loads } = open();
    point("touchstart", "/docs/b.html#part");
    expect(loads).toEqual(["/docs/b"]);
  });

  it("loads when it is focused", () => {
    const { point, loads } = open();
    point("focusin", "/docs/b");
    vi.advanceTimersByTime(50);
    expect(loads).toEqual(["/docs/b"]);
  });

  it.each(["https://elsewhere.test/", "/feed.xml", "/docs/known", "#part"])(
    "loads nothing for %s",
    (href) => {
      const { point, loads } = open({ known: ["/docs/known"] });
      point("touchstart", href);
      expect(loads).toEqual([]);
    },
  );

  it("loads nothing on a slow connection", () => {
    const { point, loads } = open({ connection: { effectiveType: "2g" } });
    point("touchstart", "/docs/b");
    expect(loads).toEqual([]);
  });
});

describe("links in view", () => {
  it("are loaded two at a time", async () => {
    const { page, watchPage, reveal, loads, running } = open();
    page.links = links(5);
    watchPage();
    reveal();
    expect(loads).toEqual(["/docs/0", "/docs/1"]);
    running[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(loads).toEqual(["/docs/0", "/docs/1", "/docs/2"]);
  });

  async function loadAll({ page, watchPage, reveal, running }: ReturnType<typeof open>) {
    page.links = links(30);
    page.next = [fakeLink({ href: "/docs/next" })];
    watchPage();
    reveal();
    for (let at = 0; at < running.length; at += 1) {
      running[at]?.();
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  it("come after the page's neighbors, until a page has fetched enough", async () => {
    const opened = open({ length: 60_000 });
    await loadAll(opened);
    // The fourth uses the allowance up while the fifth is on its way.
    expect(opened.loads).toEqual(["/docs/next", "/docs/0", "/docs/1", "/docs/2", "/docs/3"]);
  });

  it("are left alone once a page cannot be loaded", async () => {
    const opened = open({ length: null });
    await loadAll(opened);
    expect(opened.loads).toEqual(["/docs/next", "/docs/0"]);
  });

  it("are not loaded for a visitor who saves data", () => {
    const { page, watchPage, reveal, loads } = open({ connection: { saveData: true } });
    page.links = links(3);
    watchPage();
    reveal();
    expect(loads).toEqual([]);
  });
});
