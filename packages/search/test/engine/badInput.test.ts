import { describe, expect, it } from "vitest";
import { memoryIndex, record } from "../memoryIndex.ts";

const site = memoryIndex([
  record({ page: "/docs/quota", title: "Disk quotas", text: "Limits <b>how much</b> an account can store." }),
  record({ page: "/docs/mail", title: "Почта", text: "שלום עולם and 日本語" }),
]);

describe("a query that is no query", () => {
  it.each([
    ["empty", ""],
    ["only spaces", " \n\t "],
    ["10,000 letters", "q".repeat(10_000)],
    ["10,000 characters of words", "quota limit ".repeat(840)],
    ["10,000 dots", "a.".repeat(5000)],
    ["emoji", "📧👩‍👩‍👧‍👦"],
    ["HTML", "<img src=x onerror=alert(1)>"],
    ["an expression", "(.*)+[a-z]{1,}\\d$^|?"],
    ["only marks", "̀́̂"],
    ["half of a pair", "\ud83d"],
    ["names of the language itself", "constructor __proto__ toString hasOwnProperty"],
    ["placeholders", "<<<id>>> store.<id>..path ..."],
    ["control characters", "\u0000\u0007\uffff"],
  ])("is answered all the same: %s", async (_, text) => {
    const answer = await site.engine.search({ text, limit: 5 });
    expect(answer.hits.length).toBeLessThanOrEqual(5);
    expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length);
  });

  it("finds nothing when it says nothing", async () => {
    expect(await site.engine.search({ text: "", limit: 5 })).toEqual({ hits: [], total: 0, sections: [] });
  });

  it("works in other scripts", async () => {
    for (const text of ["почта", "שלום", "日本語"]) {
      const { hits } = await site.engine.search({ text, limit: 5 });
      expect(hits[0]?.url, text).toBe("/docs/mail");
    }
  });

  it("finds nothing in a site without pages", async () => {
    expect((await memoryIndex([]).engine.search({ text: "quota", limit: 5 })).hits).toEqual([]);
  });
});
