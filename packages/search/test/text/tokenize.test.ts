import { describe, expect, it } from "vitest";
import { createSpellingReader, joinNeighbours, termsOf, tokenize } from "../../src/text/tokenize.ts";

function terms(text: string): string[] {
  return tokenize(text)
    .flatMap(termsOf)
    .map(({ term }) => term);
}

describe("tokenize", () => {
  it("says where each token stands", () => {
    const text = "Set  `relay` now";
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Set", "relay", "now"]);
  });

  it("indexes a key whole and by its parts", () => {
    expect(terms("queue.strategy.route")).toEqual(["queue", "strategi", "rout", "queue.strategy.route"]);
  });

  it("writes a placeholder as a star", () => {
    expect(terms("store.<id>.path")).toEqual(["store", "path", "store.*.path"]);
  });

  it("indexes a hyphenated word by its parts and joined", () => {
    expect(terms("auto-ban")).toEqual(["auto", "ban", "autoban"]);
    expect(terms("Auto-banning")).toEqual(["auto", "ban", "autoban"]);
  });

  it("keeps reply codes and versions whole", () => {
    expect(terms("550 5.1.2 and 0.14.1")).toEqual(["550", "5.1.2", "0.14.1"]);
  });

  it.each(["RFC 8460", "rfc8460", "RFC-8460"])("reads %s as one standard and its number", (text) => {
    expect(terms(text)).toEqual(["rfc8460", "8460"]);
  });

  it("drops apostrophes and accents", () => {
    expect(terms("Let’s Café")).toEqual(["lets", "cafe"].map((word) => terms(word)[0]));
    expect(terms("let's")).toEqual(terms("lets"));
  });

  it("leaves out words that say nothing, and endless ones", () => {
    expect(terms(`how do I the ${"x".repeat(60)}`)).toEqual([]);
  });

  it("reads emoji, punctuation and symbols as nothing", () => {
    expect(terms("📧 … “—” × ÷ → $ ^ <")).toEqual([]);
  });

  it("reads every spelling the same way when it reads it once", () => {
    const text = "Auto-ban, auto-ban and store.<id>.path; RFC 8460 and rfc 8460.";
    const read: string[] = [];
    createSpellingReader().each(text, ({ stems }, start, end) =>
      read.push(`${text.slice(start, end)} ${stems}`),
    );
    const expected = tokenize(text).map(
      (token) => `${text.slice(token.start, token.end)} ${termsOf(token).map(({ term }) => term)}`,
    );
    expect(read).toEqual(expected);
  });
});

describe("joinNeighbours", () => {
  it("joins neighbours as a query does, across words that say nothing", () => {
    expect(joinNeighbours("Mailbox does not exist")).toEqual(["mailboxexist"]);
    expect(joinNeighbours("550 5.1.2 Relay")).toEqual(["5505.1.2", "5.1.2relay"]);
    expect(joinNeighbours("one")).toEqual([]);
  });
});
