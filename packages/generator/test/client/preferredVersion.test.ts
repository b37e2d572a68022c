import { describe, expect, it } from "vitest";
import { keepPreferredVersion } from "../../src/client/preferredVersion.ts";
import { eventWithin, FakeEvents, memoryStore } from "./fakes.ts";

const KEY = "docs-preferred-version";

function open(stored: Record<string, string>) {
  const events = new FakeEvents();
  const store = memoryStore(stored);
  const versions = [{ name: "current", label: "Next", path: "/docs/", release: null }];
  keepPreferredVersion({ events, store, versions });
  return { events, store };
}

describe("the preferred version", () => {
  it("is kept while it exists", () => {
    expect(open({ [KEY]: "current" }).store.get(KEY)).toBe("current");
  });

  it("is cleared when it no longer exists", () => {
    expect(open({ [KEY]: "0.1" }).store.get(KEY)).toBeNull();
  });

  it("is stored when the visitor picks one", () => {
    const { events, store } = open({});
    events.fire(eventWithin("click", "[data-version]", { dataset: { version: "current" } }));
    expect(store.get(KEY)).toBe("current");
  });
});
