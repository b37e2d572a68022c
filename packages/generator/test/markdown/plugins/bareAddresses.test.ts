import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import { compileHtml } from "../../../../../test/support/compile.ts";
import { bareAddresses } from "../../../src/markdown/plugins/bareAddresses.ts";

describe("addresses in running text", () => {
  it("are links if they have a scheme", () => {
    const texts = ["https://x.test/a", "HTTP://x.test", "//x.test", "MailTo:a@x.test"];
    for (const text of texts) expect(compileHtml(`See ${text} there`)).toContain(`>${text}</a> there`);
  });

  it("stay text without a scheme", () => {
    const text = "www.example.org, example.org/a, a@example.org, 192.0.2.1:443, http:x.test and a://b";
    expect(compileHtml(text)).toBe(`<p>${text}</p>`);
  });

  it("are found wherever the library finds them", () => {
    const plain = new MarkdownIt({ linkify: true });
    plain.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    const quick = new MarkdownIt({ linkify: true }).use(bareAddresses);
    const parts = [
      "http:",
      "HTTPS:",
      "ftp:",
      "mailto:",
      "Mailto:",
      "//",
      "/",
      "x.test",
      "a@x.test",
      " ",
      "(",
      "_",
    ];
    const texts = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `${a}${b}${c}`)));
    const seen = texts.filter((text) => plain.linkify.test(text));
    expect(seen.length).toBeGreaterThan(20);
    expect(texts.filter((text) => quick.linkify.test(text))).toEqual(seen);
  });
});
