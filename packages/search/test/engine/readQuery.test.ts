import { describe, expect, it } from "vitest";
import { readQuery } from "../../src/engine/readQuery.ts";

function termsFor(text: string, weight: number): string[] {
  return readQuery(text)
    .options.filter((option) => option.weight === weight)
    .map(({ terms }) => terms.join("+"));
}

describe("readQuery", () => {
  it("leaves out words that say nothing, unless there are no others", () => {
    expect(readQuery("how do I set the quota").ideas.map(({ word }) => word)).toEqual(["set", "quota"]);
    expect(readQuery("to be or not").ideas).toHaveLength(4);
  });

  it("joins neighbouring words", () => {
    expect(termsFor("dns sec", 1)).toContain("dnssec");
    expect(termsFor("lets encrypt", 1)).toContain("letsencrypt");
  });

  it("looks for a key whole, in parts and with its name left open", () => {
    expect(termsFor("store.rocksdb.path", 1)).toEqual(
      expect.arrayContaining(["store", "rocksdb", "path", "store.rocksdb.path", "store.*.path"]),
    );
    expect(termsFor("signature.rsa-example.org.selector", 1)).toContain("signature.*.selector");
    expect(termsFor("directory.mine.principals.jane.email", 1)).toContain("directory.*.principals.*.email");
  });

  it("adds synonyms of words and of phrases, below what was typed", () => {
    const others = readQuery("two factor").options.filter(({ weight }) => weight < 1);
    expect(others).toContainEqual(expect.objectContaining({ from: 0, to: 1, terms: ["totp"] }));
    expect(readQuery("ssl").options).toContainEqual(expect.objectContaining({ terms: ["tls"] }));
  });

  it("takes only the last word for unfinished, and only until a space follows", () => {
    expect(readQuery("queue strat").ideas.map(({ open }) => open)).toEqual([false, true]);
    expect(readQuery("queue strat ").ideas.map(({ open }) => open)).toEqual([false, false]);
  });

  it("reads no more than a bounded part of an endless query", () => {
    const { ideas, options } = readQuery("word ".repeat(2000));
    expect(ideas.length).toBeLessThanOrEqual(12);
    expect(options.length).toBeLessThan(200);
    expect(readQuery("a.".repeat(5000)).options.length).toBeLessThan(5000);
  });
});
