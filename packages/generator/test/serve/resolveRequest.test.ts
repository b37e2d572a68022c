import { describe, expect, it } from "vitest";
import { acceptsHtml, acceptsMarkdown } from "../../../../test/support/acceptHeaders.ts";
import { resolveRequest } from "../../src/serve/resolveRequest.ts";

const FILES = new Set([
  "index.html",
  "docs/index.html",
  "docs/x.html",
  "docs/x.json",
  "docs/größe.html",
  "docs/what?#.html",
  "docs/reindex.html",
  "docs/moved.html",
  "blog/v0.14.html",
  "404.html",
  ".well-known/security.txt",
]);

function answer(url: string) {
  return resolveRequest(url, { has: (file) => FILES.has(file) });
}

describe("a page is served", () => {
  it.each([
    ["/", "index.html"],
    ["/?q=1", "index.html"],
    ["/docs/", "docs/index.html"],
    ["/docs/x", "docs/x.html"],
    ["/docs/x?a=1", "docs/x.html"],
    ["/docs/gr%C3%B6%C3%9Fe", "docs/größe.html"],
    ["/blog/v0.14", "blog/v0.14.html"],
    ["/docs/x.json", "docs/x.json"],
    ["/docs/reindex", "docs/reindex.html"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
  ])("at %s", (url, file) => {
    expect(answer(url)).toEqual({ status: 200, file });
  });
});

describe("an address that is not a page", () => {
  const redirectsOf = () =>
    new Map([
      ["/docs/mail", "/docs/mail/overview"],
      ["/docs/moved", "/docs/x"],
    ]);
  it.each([
    ["/docs/mail", "/docs/mail/overview"],
    ["/docs/mail/?a=1", "/docs/mail/overview?a=1"],
    // Hosts that only have files get a page there.
    ["/docs/moved", "/docs/x"],
    ["/docs/moved.html?a=1", "/docs/x?a=1"],
  ])("leads from %s to %s", (url, location) => {
    expect(resolveRequest(url, { has: (file) => FILES.has(file), redirectsOf })).toEqual({
      status: 301,
      location,
    });
  });
});

describe("clients that ask for Markdown get the Markdown copy", () => {
  const files = new Set([
    ...FILES,
    "index.md",
    "docs.md",
    "docs/x.md",
    "manual/index.html",
    "manual/index.md",
  ]);
  it.each([
    ["/", "index.md"],
    ["/docs/", "docs.md"],
    ["/docs/x", "docs/x.md"],
    ["/manual/", "manual/index.md"],
    ["/blog/v0.14", "blog/v0.14.html"],
    ["/docs/x.json", "docs/x.json"],
  ])("at %s", (url, file) => {
    expect(resolveRequest(url, { has: (name) => files.has(name), accept: "text/markdown" })).toEqual({
      status: 200,
      file,
    });
  });
});

describe("a page that has a Markdown copy", () => {
  const files = new Set([...FILES, "docs/x.md"]);
  const fileFor = (accept: string) => resolveRequest("/docs/x", { has: (name) => files.has(name), accept });
  it.each(acceptsMarkdown)("is answered as Markdown to %s", (accept) => {
    expect(fileFor(accept)).toEqual({ status: 200, file: "docs/x.md" });
  });

  it.each(acceptsHtml)("is answered as HTML to %s", (accept) => {
    expect(fileFor(accept)).toEqual({ status: 200, file: "docs/x.html", copy: "docs/x.md" });
  });
});

describe("another spelling is redirected", () => {
  it.each([
    ["/docs", "/docs/"],
    ["/docs/x/", "/docs/x"],
    ["/docs/x.html", "/docs/x"],
    ["/docs/x.html?a=b?c&d", "/docs/x?a=b?c&d"],
    ["/docs/index.html", "/docs/"],
    ["/docs/index", "/docs/"],
    ["/index.html", "/"],
    ["/index/", "/"],
    ["/docs/index.html/index/", "/docs/"],
    ["/docs%2Fx?a=1", "/docs/x?a=1"],
    ["/docs%2f", "/docs/"],
    ["/docs/what%3F%23/", "/docs/what%3F%23"],
    ["/docs//x", "/docs/x"],
    ["//docs/x", "/docs/x"],
    ["/docs/gr%C3%B6%C3%9Fe/", "/docs/gr%C3%B6%C3%9Fe"],
  ])("%s to %s", (url, location) => {
    expect(answer(url)).toEqual({ status: 301, location });
  });
});

describe("the not-found page answers", () => {
  it.each([
    "/nowhere",
    "/docs/x/y",
    "/404",
    "/404.html",
    "/docs/x.md",
    "/docs/nothing.html",
    "//evil.test",
    "/%",
    "/%zz",
    "/%E0%A4%A",
  ])("%s", (url) => {
    expect(answer(url)).toEqual({ status: 404, file: "404.html" });
  });
});

describe("a hostile address is rejected", () => {
  it.each([
    "/../etc/passwd",
    "/docs/../../etc/passwd",
    "/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/docs/..",
    "/./docs",
    "/..\\windows",
    "/%5c..%5c",
    "/%00",
    "/docs/x%00.html",
    "http://other.test/docs/x",
    "",
  ])("%j", (url) => {
    expect(answer(url)).toEqual({ status: 400 });
  });
});
