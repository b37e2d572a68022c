import { describe, expect, it } from "vitest";
import { openWordList } from "../../src/engine/wordList.ts";
import { listWords } from "../../src/index/listWords.ts";

const words = openWordList(
  listWords(
    new Map([
      ["quota", 40],
      ["quote", 2],
      ["let", 9],
      ["lets", 3],
      ["encrypt", 12],
      ["encryption", 30],
      ["8460", 1],
    ]),
  ),
);

describe("the list of words", () => {
  it("finds what was meant, the commoner word first", () => {
    const near = words.near("quotr", { asPrefix: false, limit: 3 }).map(({ word }) => word);
    expect(near).toEqual(["quota", "quote"]);
  });

  it("allows no typo in numbers and in short words", () => {
    expect(words.near("8461", { asPrefix: false, limit: 3 })).toEqual([]);
    expect(words.near("lte", { asPrefix: false, limit: 3 })).toEqual([]);
  });

  it("finds the beginning of a word that is still being typed", () => {
    expect(words.near("encyrpti", { asPrefix: true, limit: 1 })[0]?.word).toBe("encryption");
    expect(words.near("zzzzzz", { asPrefix: true, limit: 1 })).toEqual([]);
  });

  it("splits words that were written together", () => {
    expect(words.split("letsencrypt")).toEqual([["lets", "encrypt"]]);
    expect(words.split("quota")).toEqual([]);
  });

  it("is empty for an empty site", () => {
    expect(openWordList("").near("quota", { asPrefix: true, limit: 3 })).toEqual([]);
  });
});
