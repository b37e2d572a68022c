import { afterEach, describe, expect, it, vi } from "vitest";
import { scrollTarget, scrollToTarget } from "../../../src/client/navigation/scroll.ts";
import { createScrollPositions } from "../../../src/client/navigation/scrollPositions.ts";
import { stubStorage } from "../fakes.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("where a visit starts", () => {
  it.each([
    ["where the reader was, even with a hash", "#part", 420, { kind: "position", y: 420 }],
    ["at the very top if the reader was there", "#part", 0, { kind: "position", y: 0 }],
    ["at the hash", "#part", null, { kind: "hash", id: "part" }],
    ["at the top without a hash", "", null, { kind: "top" }],
    ["at the top with an empty hash", "#", null, { kind: "top" }],
  ])("is %s", (_case, hash, saved, expected) => {
    expect(scrollTarget(hash, saved)).toEqual(expected);
  });

  it("decodes the hash, and keeps one that cannot be decoded", () => {
    expect(scrollTarget("#gr%C3%BC%C3%9Fe", null)).toEqual({ kind: "hash", id: "grüße" });
    expect(scrollTarget("#100%", null)).toEqual({ kind: "hash", id: "100%" });
  });
});

function fakeElement(log: string[], name: string) {
  return {
    tabIndex: -1,
    closest: () => null,
    setAttribute: (attribute: string, value: string) => log.push(`${name} ${attribute}=${value}`),
    scrollIntoView: () => log.push(`${name} into view`),
    focus: () => log.push(`${name} focus`),
  } as unknown as HTMLElement;
}

function open() {
  const log: string[] = [];
  const elements: Record<string, HTMLElement> = {
    main: fakeElement(log, "main"),
    part: fakeElement(log, "part"),
  };
  vi.stubGlobal("scrollTo", (options: ScrollToOptions) => log.push(`to ${options.top}`));
  vi.stubGlobal("document", {
    getElementById: (id: string) => elements[id] ?? null,
    querySelector: (selector: string) => (selector === "[data-main]" ? elements["main"] : null),
  });
  return log;
}

describe("scrolling", () => {
  it("scrolls to the heading and focuses it", () => {
    const log = open();
    scrollToTarget({ kind: "hash", id: "part" }, true);
    expect(log).toEqual(["part data-target=", "part into view", "part tabindex=-1", "part focus"]);
  });

  it("goes to the top when the heading does not exist", () => {
    const log = open();
    scrollToTarget({ kind: "hash", id: "gone" }, true);
    expect(log).toEqual(["to 0", "main tabindex=-1", "main focus"]);
  });

  it("leaves focus alone within a page", () => {
    const log = open();
    scrollToTarget({ kind: "position", y: 70 }, false);
    expect(log).toEqual(["to 70"]);
  });
});

describe("scroll positions", () => {
  it("survive the document they were taken in", () => {
    stubStorage({}, "sessionStorage");
    const before = createScrollPositions();
    before.save(5, 123.4);
    before.persist();
    expect(createScrollPositions().get(5)).toBe(123);
    expect(createScrollPositions().get(6)).toBeNull();
  });

  it("start empty when what was stored is not readable", () => {
    stubStorage({ "scroll-positions": "{" }, "sessionStorage");
    expect(createScrollPositions().get(0)).toBeNull();
  });
});
