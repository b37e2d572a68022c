import { describe, expect, it } from "vitest";
import type { Dialect } from "../../peers/plainContent.ts";
import { plainMarkdown } from "../../peers/plainMarkdown.ts";

const dialect: Dialect = {
  admonition: (name, title) => `::: ${name} ${title}`,
  hasHeadingIds: false,
  hasFileLinks: true,
  hasExcerpts: false,
  hasTrailingSlash: false,
};

function plain(body: string, change: Partial<Dialect> = {}): string {
  return plainMarkdown(body, {
    dialect: { ...dialect, ...change },
    draw: (name, attributes) => `drawn ${name} ${JSON.stringify(attributes)}`,
    link: (href) => `to:${href}`,
  });
}

describe("a page for another generator", () => {
  it("keeps an admonition in the other's spelling, its end included", () => {
    expect(plain(":::warning[Mind `x`]\nText\n:::")).toBe("::: warning Mind `x`\nText\n:::");
  });

  it("keeps the text of tabs and steps and drops what only lays them out", () => {
    const text = plain(":::tabs\n== Linux\nA\n== macOS\nB\n:::\n:::steps\n1. C\n:::");
    expect(text.split("\n").filter(Boolean)).toEqual(["**Linux**", "A", "**macOS**", "B", "1. C"]);
  });

  it("closes the block that was opened last", () => {
    expect(plain(":::steps\n1. A\n   :::tip\n   B\n   :::\n2. C\n:::").match(/:::/g)).toHaveLength(2);
  });

  it("draws directives where they stand, indented as they are", () => {
    expect(plain('  ::settings{prefix="a.b"}')).toContain('  drawn settings {"prefix":"a.b"}');
  });

  it("leaves fences alone, whatever they hold", () => {
    const fence = '```toml title="a"\n:::note\n::settings{x}\n<b> {{x}}\n[a](b.md)\n```';
    expect(plain(fence)).toBe(fence);
  });

  it("calls languages that not every highlighter knows plain text, and drops what only our checks read", () => {
    expect(plain('```sieve nocheck="no" title="a"\nkeep;\n```')).toBe('```txt title="a"\nkeep;\n```');
  });

  it("escapes what MDX and Vue take for their own, but not in code", () => {
    expect(plain("a <id> {x} `<id> {x}` b<br>")).toBe("a &lt;id> &#123;x&#125; `<id> {x}` b<br />");
  });

  it("passes links on and leaves code that looks like one", () => {
    expect(plain("[a](b.md#c) `[d](e.md)`")).toBe("[a](to:b.md#c) `[d](e.md)`");
  });

  it("keeps heading ids only for those who read them", () => {
    expect(plain("## A {#b}")).toBe("## A");
    expect(plain("## A {#b}", { hasHeadingIds: true })).toBe("## A {#b}");
  });

  it("keeps the end of an excerpt only for those who read it", () => {
    expect(plain("a\n<!-- truncate -->\nb")).toBe("a\nb");
    expect(plain("a\n<!-- truncate -->\nb", { hasExcerpts: true })).toContain("<!-- truncate -->");
  });
});
