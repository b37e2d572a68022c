import { afterEach, describe, expect, it, vi } from "vitest";
import { createPageLoader } from "../../../src/client/navigation/loadPage.ts";
import { PAYLOAD_FORMAT, type PagePayload } from "../../../src/shared/page.ts";
import { docView } from "../fakes.ts";

const payload = (path: string): PagePayload => ({ format: PAYLOAD_FORMAT, build: "b1", view: docView(path) });

function loaderFor(answer: (href: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (href: unknown, _init?: RequestInit) => answer(String(href)));
  vi.stubGlobal("fetch", fetch);
  return { fetch, loader: createPageLoader("/manual/", "b1") };
}

afterEach(() => void vi.unstubAllGlobals());

describe("the page loader", () => {
  it("fetches the payload below the base path", async () => {
    const { fetch, loader } = loaderFor(() => Response.json(payload("/docs/a")));
    expect(await loader.load("/docs/a")).toMatchObject({ ok: true, view: docView("/docs/a") });
    expect(fetch.mock.calls[0]?.[0]).toBe("/manual/docs/a.json");
  });

  it("returns a cached page without a request", async () => {
    const { fetch, loader } = loaderFor(() => Response.json(payload("/docs/a")));
    expect(loader.knows("/docs/a")).toBe(false);
    await loader.load("/docs/a");
    expect(loader.knows("/docs/a")).toBe(true);
    await loader.load("/docs/a");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("shares a request that is in flight", async () => {
    const { fetch, loader } = loaderFor(() => Response.json(payload("/docs/a")));
    const both = await Promise.all([loader.load("/docs/a"), loader.load("/docs/a")]);
    expect(both[0]).toEqual(both[1]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("does not share an aborted request", async () => {
    const { fetch, loader } = loaderFor(() => Response.json(payload("/docs/a")));
    const stop = new AbortController();
    const first = loader.load("/docs/a", { signal: stop.signal });
    stop.abort();
    await Promise.all([first, loader.load("/docs/a")]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("keeps a page whose navigation is over", async () => {
    const { loader } = loaderFor(() => Response.json(payload("/docs/a")));
    const navigation = new AbortController();
    await loader.load("/docs/a", { signal: navigation.signal });
    navigation.abort();
    expect(loader.knows("/docs/a")).toBe(true);
  });

  it("bypasses all caches when the content has changed", async () => {
    const { fetch, loader } = loaderFor(() => Response.json(payload("/docs/first")));
    await loader.load("/docs/first", { fresh: true });
    expect(fetch.mock.calls[0]?.[1]?.cache).toBe("reload");
  });

  it("caches sixty pages and evicts the least recently used", async () => {
    const { loader } = loaderFor((href) => Response.json(payload(href)));
    for (let page = 0; page < 59; page += 1) await loader.load(`/docs/${page}`);
    await loader.load("/docs/first");
    await loader.load("/docs/one-more");
    expect(loader.knows("/docs/first")).toBe(true);
    expect(loader.knows("/docs/0")).toBe(false);
  });
});

describe("a failed load", () => {
  const cases: [string, () => Response][] = [
    ["a status that is not ok", () => new Response("", { status: 404 })],
    ["HTML instead of JSON", () => new Response("<!doctype html>")],
    ["JSON that is no payload", () => Response.json({ hello: 1 })],
    ["a payload without a page", () => Response.json({ ...payload("/a"), view: { kind: "doc" } })],
    ["another build", () => Response.json({ ...payload("/a"), build: "b2" })],
    ["another format", () => Response.json({ ...payload("/a"), format: 99 })],
  ];

  it.each(cases)("is one for %s", async (_case, answer) => {
    const { loader } = loaderFor(answer);
    expect(await loader.load("/a")).toMatchObject({ ok: false, isUnreachable: false });
  });

  it("keeps the cause of a network failure", async () => {
    const cause = new TypeError("Failed to fetch");
    const { loader } = loaderFor(() => Promise.reject(cause));
    const result = await loader.load("/a");
    expect(result).toMatchObject({ ok: false, isUnreachable: true });
    expect(!result.ok && result.error.cause).toBe(cause);
  });

  it("is not cached", async () => {
    const { fetch, loader } = loaderFor(() => new Response("", { status: 500 }));
    await loader.load("/a");
    expect(loader.knows("/a")).toBe(false);
    await loader.load("/a");
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
