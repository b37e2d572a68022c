import { afterEach, describe, expect, it, vi } from "vitest";
import { keepVisited } from "../../src/client/keepVisited.ts";

function setUp({ offline = true, saveData = false, readyState = "complete", blocked = false } = {}) {
  const events: string[] = [];
  const createWorker = () => ({ postMessage: (message: object) => events.push(JSON.stringify(message)) });
  const registration = (scope: string) => ({
    scope,
    unregister: async () => events.push(`unregister ${scope}`),
  });
  const listeners: (() => void)[] = [];
  const takeOvers: (() => void)[] = [];
  const newWorker = { postMessage: (message: object) => events.push(`new ${JSON.stringify(message)}`) };
  const registered = Object.assign(new EventTarget(), {
    installing: null as typeof newWorker | null,
    waiting: createWorker(),
    active: createWorker(),
  });
  const host = {
    document: { readyState },
    location: { href: "https://site.test/manual/docs/a", origin: "https://site.test" },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    window: { requestIdleCallback: (work: () => void) => work() },
    performance: {
      getEntriesByType: () => [
        { name: "https://site.test/manual/assets/island.js" },
        { name: "https://site.test/manual/docs/a.json" },
      ],
    },
    fetch: async (url: string) => events.push(`fetch ${url}`),
    navigator: {
      connection: { saveData },
      serviceWorker: {
        addEventListener: (_type: string, listener: () => void) => takeOvers.push(listener),
        async register(url: string) {
          if (blocked) throw new Error("SecurityError");
          events.push(`register ${url}`);
          return registered;
        },
        getRegistrations: async () => [
          registration("https://site.test/manual/"),
          registration("https://site.test/"),
        ],
      },
    },
    caches: {
      keys: async () => ["site /manual/ one", "site / one"],
      delete: async (name: string) => events.push(`delete ${name}`),
    },
  };
  for (const [name, value] of Object.entries(host)) vi.stubGlobal(name, value);
  const look = keepVisited({ baseUrl: "/manual/", build: "one", offline });
  const settle = () => new Promise((done) => setTimeout(done));
  const visit = (path: string) => {
    host.location.href = `https://site.test/manual${path}`;
    look();
    return settle();
  };
  const load = () => {
    for (const listen of listeners) listen();
  };
  const update = () => {
    registered.installing = newWorker;
    registered.dispatchEvent(new Event("updatefound"));
  };
  const takeOver = () => {
    for (const listen of takeOvers) listen();
  };
  return { events, visit, settle, load, update, takeOver };
}

afterEach(() => void vi.unstubAllGlobals());

const told = (key: string) => JSON.stringify({ type: "visit", build: "one", key });

describe("keeping visited pages", () => {
  it("registers the worker once and reports each page to every worker once", async () => {
    const { events, visit } = setUp();
    for (const path of ["/docs/a", "/docs/a#b", "/docs/c"]) await visit(path);
    expect(events).toEqual([
      "register /manual/sw.js",
      told("/docs/a"),
      told("/docs/a"),
      told("/docs/c"),
      told("/docs/c"),
    ]);
  });

  it("reports all visited pages to the worker of a new build", async () => {
    const { events, visit, update } = setUp();
    await visit("/docs/a");
    await visit("/docs/c");
    events.length = 0;
    update();
    expect(events).toEqual([`new ${told("/docs/a")}`, `new ${told("/docs/c")}`]);
  });

  it("reports only the next page to a known worker", async () => {
    const { events, visit, update } = setUp();
    await visit("/docs/a");
    update();
    events.length = 0;
    update();
    await visit("/docs/c");
    expect(events).toEqual([`new ${told("/docs/c")}`, told("/docs/c"), told("/docs/c")]);
  });

  it("requests the loaded assets again when a worker takes control", () => {
    const { events, takeOver } = setUp();
    takeOver();
    expect(events).toEqual(["fetch https://site.test/manual/assets/island.js"]);
  });

  it("waits for the page to be loaded", async () => {
    const { events, visit, settle, load } = setUp({ readyState: "interactive" });
    await visit("/docs/a");
    expect(events).toEqual([]);
    load();
    await settle();
    expect(events[0]).toBe("register /manual/sw.js");
  });

  it("does nothing with data saver on, and ignores a failed registration", async () => {
    const dear = setUp({ saveData: true });
    await dear.visit("/docs/a");
    expect(dear.events).toEqual([]);
    const blocked = setUp({ blocked: true });
    await blocked.visit("/docs/a");
    expect(blocked.events).toEqual([]);
  });

  it("removes worker and caches once offline use is disabled, but not those of other sites", async () => {
    const { events, settle } = setUp({ offline: false });
    await settle();
    expect(events).toEqual(["unregister https://site.test/manual/", "delete site /manual/ one"]);
  });
});
