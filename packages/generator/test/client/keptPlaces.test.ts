import { afterEach, describe, expect, it, vi } from "vitest";
import { keepSidebarScroll } from "../../src/client/keepSidebarScroll.ts";
import { applyTabs, readTabChoices } from "../../src/client/tabs.ts";
import { FakeEvents, stubStorage } from "./fakes.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("the sidebar", () => {
  async function open(stored: Record<string, string>, { offsetHeight = 800, linkTop = 2000 } = {}) {
    const box = (top: number) => ({ top, bottom: top + 20, height: 800 });
    const menu = {
      scrollTop: 0,
      offsetHeight,
      getBoundingClientRect: () => ({ ...box(0), bottom: 800 }),
      getAnimations: () => [],
      querySelectorAll: () => [{ getBoundingClientRect: () => box(linkTop) }],
    } as unknown as HTMLElement;
    const events = new FakeEvents();
    vi.stubGlobal("document", { querySelector: () => menu });
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    const session = stubStorage(stored, "sessionStorage");
    keepSidebarScroll();
    // The current page is revealed once animations have finished.
    await new Promise((resolve) => setImmediate(resolve));
    return { menu, session, leave: () => events.fire(new Event("pagehide")) };
  }

  it("restores its scroll position if that shows the current page", async () => {
    const { menu, session, leave } = await open({ "sidebar-scroll": "350" }, { linkTop: 400 });
    expect(menu.scrollTop).toBe(350);
    menu.scrollTop = 90;
    leave();
    expect(session.get("sidebar-scroll")).toBe("90");
  });

  it.each([[{}], [{ "sidebar-scroll": "350" }]])(
    "shows the current page, whatever was stored: %j",
    async (stored) => {
      expect((await open(stored)).menu.scrollTop).toBeGreaterThan(1000);
    },
  );

  it("does not store the position of a closed drawer", async () => {
    const { session, leave } = await open({}, { offsetHeight: 0 });
    leave();
    expect(session.has("sidebar-scroll")).toBe(false);
  });
});

describe("tab choices", () => {
  it("are empty when what was stored is not a list", () => {
    for (const tabs of ["{", "7"]) {
      stubStorage({ tabs });
      expect(readTabChoices()).toEqual([]);
    }
  });

  it("open the newest choice a group offers", () => {
    const checked: string[] = [];
    const tab = (value: string) => ({
      value,
      set checked(_on: boolean) {
        checked.push(value);
      },
    });
    const page = { querySelectorAll: () => ["Docker", "Linux", "Windows"].map(tab) };
    stubStorage({ tabs: '["Linux","Docker"]' });
    applyTabs(page as unknown as ParentNode);
    expect(checked).toEqual(["Docker", "Linux"]);
  });
});
