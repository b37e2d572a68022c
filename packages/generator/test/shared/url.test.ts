import { describe, expect, it } from "vitest";
import {
  isAssetPath,
  isExternal,
  keyToMarkdown,
  keyToPayload,
  pathToFile,
  pathToKey,
  splitHref,
  stripBase,
  withBase,
} from "../../src/shared/url.ts";

describe("the key of a page", () => {
  it.each([
    ["/docs/x", "/docs/x"],
    ["/docs/x/", "/docs/x"],
    ["/docs/x.html", "/docs/x"],
    ["/docs/x/index.html", "/docs/x"],
    ["/docs/x/index", "/docs/x"],
    ["/docs/", "/docs"],
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs/reindex", "/docs/reindex"],
    ["/docs/page.html.md", "/docs/page.html.md"],
    ["//other.test/x", "/other.test/x"],
    ["/docs///x//", "/docs/x"],
  ])("of %s is %s", (pathname, key) => {
    expect(pathToKey(pathname)).toBe(key);
  });
});

describe("the files of a page", () => {
  it.each([
    ["/", "index.html"],
    ["/docs/", "docs/index.html"],
    ["/docs/x", "docs/x.html"],
    ["/404", "404.html"],
    ["/blog/v0.14", "blog/v0.14.html"],
  ])("writes %s to %s", (route, file) => {
    expect(pathToFile(route)).toBe(file);
  });

  it("puts the payload and the Markdown copy next to the page", () => {
    expect([keyToPayload("/docs"), keyToMarkdown("/docs")]).toEqual(["docs.json", "docs.md"]);
  });

  it("names the start page's files index", () => {
    expect([keyToPayload("/"), keyToMarkdown("/")]).toEqual(["index.json", "index.md"]);
  });
});

describe("the base", () => {
  it("is added to site paths only", () => {
    expect(withBase("/sub/", "/docs/x")).toBe("/sub/docs/x");
    expect(withBase("/sub/", "#here")).toBe("#here");
    expect(withBase("/sub/", "https://other.test/")).toBe("https://other.test/");
  });

  it("is added to addresses, in which what a host reads is encoded once", () => {
    expect(withBase("/sub/", "/docs/Über uns/[x]")).toBe("/sub/docs/%C3%9Cber%20uns/%5Bx%5D");
    expect(withBase("/sub/", "/docs/%C3%9Cber%20uns")).toBe("/sub/docs/%C3%9Cber%20uns");
    expect(withBase("/", "/docs/a b?q=c d#Ü")).toBe("/docs/a%20b?q=c d#Ü");
  });

  it("can be stripped again", () => {
    expect(stripBase("/sub/", "/sub/docs/x")).toBe("/docs/x");
    expect(stripBase("/", "/docs/x")).toBe("/docs/x");
  });

  it("is itself the start page, with or without its slash", () => {
    expect(stripBase("/sub/", "/sub/")).toBe("/");
    expect(stripBase("/sub/", "/sub")).toBe("/");
  });

  it("does not match paths with the same prefix", () => {
    expect(stripBase("/sub/", "/subway")).toBeNull();
  });
});

describe("kinds of addresses", () => {
  it.each(["https://x.test", "mailto:a@b.test", "//cdn.test/x", "HTTP://X.TEST"])(
    "%s is external",
    (href) => {
      expect(isExternal(href)).toBe(true);
    },
  );

  it.each(["/docs", "docs/x.md", "#hash", "?q=1", ""])("%j is the site's own", (href) => {
    expect(isExternal(href)).toBe(false);
  });

  it.each([
    ["/files/a.pdf", true],
    ["/blog/rss.xml", true],
    ["/img/a.PNG", true],
    ["/docs/x", false],
    ["/docs/x.html", false],
    ["/blog/v0.14", false],
    ["/docs/7.0-upgrade", false],
  ])("%s is a file to download: %s", (path, isAsset) => {
    expect(isAssetPath(path)).toBe(isAsset);
  });
});

describe("the parts of an address", () => {
  it("keeps a question mark in the hash and a hash sign out of the path", () => {
    expect(splitHref("/a/b?c=1#d?e")).toEqual({ path: "/a/b", query: "c=1", hash: "d?e" });
  });

  it("are empty where they are missing", () => {
    expect(splitHref("#only")).toEqual({ path: "", query: "", hash: "only" });
  });
});
