import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

function linesOf(body: string) {
  return Object.fromEntries(compile(body).refs.map(({ target, line }) => [target, line]));
}

describe("links", () => {
  it("leave a reference in their place", () => {
    const page = compile("[a](x.md#y) and [b](/docs)");
    expect(page.html).toBe('<p><a href="ref:0">a</a> and <a href="ref:1">b</a></p>\n');
    expect(page.refs).toEqual([
      { kind: "link", target: "x.md#y", line: 1 },
      { kind: "link", target: "/docs", line: 1 },
    ]);
  });

  it("know their line after soft and hard breaks", () => {
    expect(linesOf("one\n[a](a.md)\\\n[b](b.md)\n\n- item\n  [c](c.md)")).toEqual({
      "a.md": 2,
      "b.md": 3,
      "c.md": 6,
    });
  });

  it("know their line in table rows", () => {
    expect(linesOf("| h |\n|---|\n| [a](a.md) |\n| [b](b.md) |")).toEqual({ "a.md": 3, "b.md": 4 });
  });

  it("know their line in footnotes, containers and the titles of these", () => {
    const body = "T[^1]\n\n:::note See [a](a.md)\n[b](b.md)\n:::\n\n[^1]: Note\n    [c](c.md)\n";
    expect(linesOf(body)).toEqual({ "a.md": 3, "b.md": 4, "c.md": 8 });
  });

  it("are compared as they are written, not percent-encoded", () => {
    expect(linesOf("[a](<my page.md>)\n[b](größe.md)\n[c](%E0.md)")).toEqual({
      "my page.md": 1,
      "größe.md": 2,
      "%E0.md": 3,
    });
  });

  it("to other sites are not collected", () => {
    const page = compile("[a](https://x.test) [b](mailto:a@x.test)");
    expect(page.refs).toEqual([]);
    expect(page.html).toContain('<a href="https://x.test" rel="noopener">a</a> <a href="mailto:a@x.test">');
  });

  it("cannot carry a script", () => {
    expect(compileHtml("[a](javascript:alert) [b](vbscript:x) [c](data:text/html,x)")).not.toContain("<a");
  });
});

describe("addresses in running text", () => {
  it("are links if they have a scheme", () => {
    const texts = ["https://x.test/a", "HTTP://x.test", "//x.test", "MailTo:a@x.test"];
    for (const text of texts) expect(compileHtml(`See ${text} there`)).toContain(`>${text}</a> there`);
  });

  it("stay text without a scheme", () => {
    const text = "www.example.org, example.org/a, a@example.org, 192.0.2.1:443, http:x.test and a://b";
    expect(compileHtml(text)).toBe(`<p>${text}</p>`);
  });
});
