import { describe, expect, it } from "vitest";
import { allowedEdits, editDistance } from "../../src/engine/editDistance.ts";

const distance = (typed: string, word: string, limit = 2) =>
  editDistance(typed, word, { limit, asPrefix: false });

describe("editDistance", () => {
  it.each([
    ["quota", "quota", 0],
    ["qouta", "quota", 1],
    ["quta", "quota", 1],
    ["quotta", "quota", 1],
    ["quoda", "quota", 1],
    ["autentcation", "authentication", 2],
    ["", "ab", 2],
  ])("from %s to %s is %d", (typed, word, expected) => {
    expect(distance(typed, word)).toBe(expected);
  });

  it("stops counting beyond the limit", () => {
    expect(distance("relay", "quota", 1)).toBe(2);
    expect(distance("a", "abcdefgh", 2)).toBe(3);
    expect(distance("abcdefgh", "a", 2)).toBe(3);
  });

  it("compares with the beginning of a word that is still being typed", () => {
    expect(editDistance("autehn", "authentication", { limit: 1, asPrefix: true })).toBe(1);
    expect(editDistance("autehn", "authentication", { limit: 1, asPrefix: false })).toBe(2);
  });
});

describe("allowedEdits", () => {
  it("is one from four letters, two from eight, none where there are digits", () => {
    expect(["tls", "ldap", "quotas", "password", "5500", "rfc8460", "5.1.1"].map(allowedEdits)).toEqual([
      0, 1, 1, 2, 0, 0, 0,
    ]);
  });
});
