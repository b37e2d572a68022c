import { afterEach, describe, expect, it, vi } from "vitest";
import { followAnnouncement } from "../../../src/client/inline/followAnnouncement.ts";
import { eventWithin } from "../fakes.ts";
import { stubBrowser } from "./stubBrowser.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("the announcement", () => {
  function open(stored: Record<string, string>, id?: string) {
    const dataset: DOMStringMap = id ? { announcementId: id } : {};
    const { events, memory } = stubBrowser({ stored, dataset });
    followAnnouncement();
    return {
      dataset,
      memory,
      events,
      dismiss: () => events.fire(eventWithin("click", "[data-announcement-dismiss]")),
    };
  }

  it("stays hidden once dismissed", () => {
    const { dataset, memory, dismiss } = open({}, "a");
    expect(dataset.announcement).toBeUndefined();
    dismiss();
    expect(dataset.announcement).toBe("hidden");
    expect(open(Object.fromEntries(memory), "a").dataset.announcement).toBe("hidden");
  });

  it("is hidden when another tab dismisses it", () => {
    const { dataset, memory, events } = open({}, "a");
    memory.set("announcement.dismissed", "true");
    events.fire(new Event("storage"));
    expect(dataset.announcement).toBe("hidden");
  });

  it("comes back when its id changes", () => {
    const stored = { "announcement.id": "a", "announcement.dismissed": "true" };
    const { dataset, memory } = open(stored, "b");
    expect(dataset.announcement).toBeUndefined();
    expect(Object.fromEntries(memory)).toEqual({ "announcement.id": "b" });
  });

  it("does not touch storage without an announcement", () => {
    const stored = { "announcement.id": "a", "announcement.dismissed": "true" };
    expect(Object.fromEntries(open(stored).memory)).toEqual(stored);
  });
});
