import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadClient } from "../../../src/client/inline/loadClient.ts";
import { stubBrowser } from "./stubBrowser.ts";

describe("loading the client", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

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

  it("does not wait forever if the browser is never idle", () => {
    const { events, waits } = open(async () => undefined);
    events.fire(new Event("load"));
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeLessThan(5000);
  });

  it("starts at the first input, and only once", () => {
    const load = vi.fn(async () => undefined);
    const { events, idle } = open(load);
    events.fire(new Event("keydown"));
    events.fire(new Event("pointerdown"));
    events.fire(new Event("load"));
    idle[0]?.();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("waits for the complete document even on input", () => {
    const load = vi.fn(async () => undefined);
    const { events, document } = open(load);
    document.readyState = "loading";
    events.fire(new Event("keydown"));
    expect(load).not.toHaveBeenCalled();
    document.readyState = "interactive";
    events.fire(new Event("keydown"));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("retries once before it fails", async () => {
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

  it("reloads on history navigation until the router runs", async () => {
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
