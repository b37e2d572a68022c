import { afterEach, describe, expect, it, vi } from "vitest";
import { followColorMode } from "../../../src/client/inline/followColorMode.ts";
import { eventWithin } from "../fakes.ts";
import { stubBrowser } from "./stubBrowser.ts";

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

  it("is the configured default when nothing is stored", () => {
    expect(open({}).dataset.theme).toBe("light");
  });

  it("is the stored one", () => {
    expect(open({ theme: "light" }, { theme: "dark" }).dataset.theme).toBe("dark");
  });

  it("ignores an unknown stored value", () => {
    expect(open({ theme: "light" }, { theme: "sepia" }).dataset.theme).toBe("light");
  });

  it("follows the system until the visitor chooses", () => {
    const { dataset, follow, toggle } = open({}, {}, "system");
    follow(true);
    expect(dataset.theme).toBe("dark");
    toggle();
    expect(dataset.theme).toBe("light");
    follow(true);
    expect(dataset.theme).toBe("light");
  });

  it("cycles through light, dark and system, is stored, and sets the browser's theme color", () => {
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
    const refuse = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    toggle();
    expect(dataset.theme).toBe("dark");
  });
});
