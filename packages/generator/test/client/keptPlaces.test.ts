import { afterEach, describe, expect, it, vi } from "vitest";
import { keepSidebarScroll } from "../../src/client/keepSidebarScroll.ts";
import { applyTabs, readTabChoices } from "../../src/client/tabs.ts";
import { FakeEvents, stubStorage } from "./fakes.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("the sidebar", () => {
  function open(stored: Record<string, string>, offsetHeight = 800) {
    const box = (top: number) => ({ top, bottom: top + 20, height: 800 });
    const menu = {
      scrollTop: 0,
      offsetHeight,
      getBoundingClientRect: () => ({ ...box(0), bottom: 800 }),
      querySelectorAll: () => [{ getBoundingClientRect: () => box(2000) }],
    } as unknown as HTMLElement;
    const events = new FakeEvents();
    vi.stubGlobal("document", { querySelector: () => menu });
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    const session = stubStorage(stored, "sessionStorage");
    keepSidebarScroll();
    return { menu, session, leave: () => events.fire(new Event("pagehide")) };
  }

  it("restores its scroll position", () => {
    const { menu, session, leave } = open({ "sidebar-scroll": "350" });
    expect(menu.scrollTop).toBe(350);
    menu.scrollTop = 90;
    leave();
    expect(session.get("sidebar-scroll")).toBe("90");
  });

  it("shows the current page on the first visit", () => {
    expect(open({}).menu.scrollTop).toBeGreaterThan(1000);
  });

  it("does not store the position of a closed drawer", () => {
    const { session, leave } = open({}, 0);
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
