import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyTabs } from "../../src/client/applyTabs.ts";
import { followAnnouncement } from "../../src/client/inline/followAnnouncement.ts";
import { followColorMode } from "../../src/client/inline/followColorMode.ts";
import { loadClient } from "../../src/client/inline/loadClient.ts";
import { waitForTabs } from "../../src/client/inline/waitForTabs.ts";
import { wrapCodeAtOnce } from "../../src/client/inline/wrapCodeAtOnce.ts";
import { keepSidebarScroll } from "../../src/client/keepSidebarScroll.ts";
import { readTabChoices, rememberTabChoice } from "../../src/client/tabChoices.ts";
import { blockedStorage, eventWithin, FakeEvents, memoryStore } from "./fakes.ts";

/** The browser as the inline scripts find it: they speak to it directly. */
function stubBrowser({
  stored = {},
  dataset = {},
}: {
  stored?: Record<string, string>;
  dataset?: DOMStringMap;
} = {}) {
  const events = new FakeEvents();
  const memory = memoryStore(stored);
  const links: object[] = [];
  const system = Object.assign(new FakeEvents(), { matches: false });
  const bars = { content: "" };
  const document = {
    querySelector: () => bars,
    readyState: "interactive",
    documentElement: { dataset },
    createElement: () => ({}),
    head: { append: (link: object) => void links.push(link) },
  };
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("localStorage", { getItem: memory.get, setItem: memory.set });
  vi.stubGlobal("document", document);
  vi.stubGlobal("matchMedia", () => system);
  return { events, memory, links, document, system, bars };
}

afterEach(() => void vi.unstubAllGlobals());

describe("the color mode", () => {
  function open(dataset: DOMStringMap, stored: Record<string, string> = {}, unchosen = "light") {
    const browser = stubBrowser({ stored, dataset });
    const { events, system } = browser;
    followColorMode(unchosen);
    return {
      ...browser,
      dataset,
      follow(prefersDark: boolean) {
        system.matches = prefersDark;
        system.fire(new Event("change"));
      },
      toggle: () => events.fire(eventWithin("click", "[data-color-toggle]")),
    };
  }

  it("is the site's own when nothing is stored", () => {
    expect(open({}).dataset.theme).toBe("light");
  });

  it("is the stored one", () => {
    expect(open({ theme: "light" }, { theme: "dark" }).dataset.theme).toBe("dark");
  });

  it("ignores a stored value it does not know", () => {
    expect(open({ theme: "light" }, { theme: "sepia" }).dataset.theme).toBe("light");
  });

  it("follows the system for those who have not chosen, until the visitor chooses", () => {
    const { dataset, follow, toggle } = open({}, {}, "system");
    follow(true);
    expect(dataset.theme).toBe("dark");
    toggle();
    expect(dataset.theme).toBe("light");
    follow(true);
    expect(dataset.theme).toBe("light");
  });

  it("goes from light to dark to the system's, is stored, and colors the browser's bars", () => {
    const { dataset, memory, bars, toggle, follow } = open({ theme: "light" });
    toggle();
    expect([dataset.theme, memory.get("theme"), bars.content]).toEqual(["dark", "dark", "#0f1319"]);
    toggle();
    expect([dataset.theme, memory.get("theme"), bars.content]).toEqual(["light", "system", "#ffffff"]);
    follow(true);
    expect([dataset.theme, dataset.themeChoice]).toEqual(["dark", "system"]);
    toggle();
    expect([dataset.theme, memory.get("theme")]).toEqual(["light", "light"]);
  });

  it.each(["storage", "pageshow"])("follows a choice made in another tab, at %s", (type) => {
    const { dataset, events, memory } = open({ theme: "light" });
    memory.set("theme", "dark");
    events.fire(new Event(type));
    expect(dataset.theme).toBe("dark");
  });

  it("still toggles when storage is blocked", () => {
    const { dataset, toggle } = open({ theme: "light" });
    vi.stubGlobal("localStorage", { getItem: blockedStorage, setItem: blockedStorage });
    toggle();
    expect(dataset.theme).toBe("dark");
  });
});

describe("the announcement", () => {
  function open(stored: Record<string, string>, id?: string) {
    const dataset: DOMStringMap = id ? { announcementId: id } : {};
    const events = new FakeEvents();
    const store = memoryStore(stored);
    followAnnouncement({ root: { dataset }, store, events });
    return {
      dataset,
      store,
      events,
      dismiss: () => events.fire(eventWithin("click", "[data-announcement-dismiss]")),
    };
  }

  it("stays hidden once dismissed", () => {
    const { dataset, store, dismiss } = open({}, "a");
    expect(dataset.announcement).toBeUndefined();
    dismiss();
    expect(dataset.announcement).toBe("hidden");
    expect(open(Object.fromEntries(store.values), "a").dataset.announcement).toBe("hidden");
  });

  it("goes when another tab dismisses it", () => {
    const { dataset, store, events } = open({}, "a");
    store.set("announcement.dismissed", "true");
    events.fire(new Event("storage"));
    expect(dataset.announcement).toBe("hidden");
  });

  it("comes back when its id changes", () => {
    const stored = { "announcement.id": "a", "announcement.dismissed": "true" };
    const { dataset, store } = open(stored, "b");
    expect(dataset.announcement).toBeUndefined();
    expect(Object.fromEntries(store.values)).toEqual({ "announcement.id": "b" });
  });

  it("leaves storage alone where there is none", () => {
    const stored = { "announcement.id": "a", "announcement.dismissed": "true" };
    expect(Object.fromEntries(open(stored).store.values)).toEqual(stored);
  });
});

describe("the sidebar", () => {
  function open(stored: Record<string, string>, offsetHeight = 800) {
    const box = (top: number) => ({ top, bottom: top + 20, height: 800 });
    const menu = {
      scrollTop: 0,
      offsetHeight,
      getBoundingClientRect: () => ({ ...box(0), bottom: 800 }),
      querySelectorAll: () => [{ getBoundingClientRect: () => box(2000) }],
    } as unknown as HTMLElement;
    const host = Object.assign(new FakeEvents(), { document: { querySelector: () => menu } });
    const session = memoryStore(stored);
    keepSidebarScroll(host, session);
    return { menu, session, leave: () => host.fire(new Event("pagehide")) };
  }

  it("is where the visitor left it", () => {
    const { menu, session, leave } = open({ "sidebar-scroll": "350" });
    expect(menu.scrollTop).toBe(350);
    menu.scrollTop = 90;
    leave();
    expect(session.get("sidebar-scroll")).toBe("90");
  });

  it("shows the current page on the first visit", () => {
    expect(open({}).menu.scrollTop).toBeGreaterThan(1000);
  });

  it("keeps no position of a closed drawer", () => {
    const { session, leave } = open({}, 0);
    leave();
    expect(session.get("sidebar-scroll")).toBeNull();
  });
});

describe("tab choices", () => {
  it("put the newest first and drop repetitions", () => {
    const store = memoryStore();
    for (const label of ["Linux", "Docker", "Linux"]) rememberTabChoice(store, label);
    expect(readTabChoices(store)).toEqual(["Linux", "Docker"]);
  });

  it("are empty when what was stored is not a list", () => {
    expect(readTabChoices(memoryStore({ tabs: "{" }))).toEqual([]);
    expect(readTabChoices(memoryStore({ tabs: "7" }))).toEqual([]);
  });

  it("open the newest choice a group offers", () => {
    const checked: string[] = [];
    const tab = (value: string) => ({
      value,
      set checked(_on: boolean) {
        checked.push(value);
      },
    });
    const page = { querySelectorAll: () => ["Docker", "Linux", "Windows"].map(tab) as never };
    applyTabs(page, memoryStore({ tabs: '["Linux","Docker"]' }));
    expect(checked).toEqual(["Docker", "Linux"]);
  });
});

describe("loading the client", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(load: () => Promise<unknown>) {
    const { events, document } = stubBrowser();
    const idle: (() => void)[] = [];
    const waits: number[] = [];
    const location = { pathname: "/docs/a", reload: vi.fn() };
    vi.stubGlobal("location", location);
    vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => run(0));
    const requestIdleCallback = (run: () => void, options?: IdleRequestOptions) => {
      idle.push(run);
      waits.push(options?.timeout ?? Number.POSITIVE_INFINITY);
    };
    vi.stubGlobal("window", { requestIdleCallback });
    const onFailure = vi.fn();
    loadClient(load, onFailure);
    return { events, document, location, idle, waits, onFailure };
  }

  it("waits for the page to be loaded and idle", () => {
    const load = vi.fn(async () => undefined);
    const { events, idle } = open(load);
    expect(idle).toHaveLength(0);
    events.fire(new Event("load"));
    expect(load).not.toHaveBeenCalled();
    idle[0]?.();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("does not wait for ever where the browser is never said to be idle", () => {
    const { events, waits } = open(async () => undefined);
    events.fire(new Event("load"));
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeLessThan(5000);
  });

  it("comes at the first intent, and only once", () => {
    const load = vi.fn(async () => undefined);
    const { events, idle } = open(load);
    events.fire(new Event("keydown"));
    events.fire(new Event("pointerdown"));
    events.fire(new Event("load"));
    idle[0]?.();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("waits for the end of the document, whatever the visitor does", () => {
    const load = vi.fn(async () => undefined);
    const { events, document } = open(load);
    document.readyState = "loading";
    events.fire(new Event("keydown"));
    expect(load).not.toHaveBeenCalled();
    document.readyState = "interactive";
    events.fire(new Event("keydown"));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("tries a second time before it gives up", async () => {
    const load = vi.fn(() => Promise.reject(new Error("offline")));
    const { events, onFailure } = open(load);
    events.fire(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it("leaves a step through history to a page load until the router is there", async () => {
    const { events, location } = open(async () => undefined);
    events.fire(new Event("popstate"));
    expect(location.reload).not.toHaveBeenCalled();
    location.pathname = "/docs/b";
    events.fire(new Event("popstate"));
    expect(location.reload).toHaveBeenCalledTimes(1);
    events.fire(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(0);
    events.fire(new Event("popstate"));
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});

describe("choices that change the height of the text", () => {
  it.each([
    ["a tab", { tabs: '["Docker"]' }, [{ rel: "expect", href: "#site:page", blocking: "render" }]],
    ["wrapped code", { "code-wrap": "true" }, []],
    ["none", {}, []],
  ])(
    "with %s stored, the first paint waits for the end of the text accordingly",
    (_case, stored, awaited) => {
      const { links } = stubBrowser({ stored: stored as Record<string, string> });
      waitForTabs();
      expect(links).toEqual(awaited);
    },
  );

  it.each([
    [{ "code-wrap": "true" }, { codeWrap: "" }],
    [{}, {}],
  ])("with %j stored, the document is marked before its code is there", (stored, marked) => {
    const { document } = stubBrowser({ stored: stored as Record<string, string> });
    wrapCodeAtOnce();
    expect(document.documentElement.dataset).toEqual(marked);
  });
});
