import { expect, it } from "vitest";
import { translateInFull } from "../../src/markdown/code/highlighter.ts";
import { importLanguages } from "../../src/markdown/code/languages.ts";
import { plainPattern } from "../../src/markdown/code/plainPattern.ts";

/** Every pattern of every grammar the site highlights with. */
const patterns = new Set([...(await importLanguages()).values()].flat().flatMap(patternsOf));

function patternsOf(rule: unknown): string[] {
  if (typeof rule !== "object" || rule === null) return [];
  return Object.entries(rule).flatMap(([name, value]) =>
    ["match", "begin", "end", "while"].includes(name) && typeof value === "string"
      ? [value]
      : patternsOf(value),
  );
}

it("translates most patterns of all grammars, each exactly as the library does", () => {
  const translated = [...patterns].flatMap((pattern) => {
    const found = plainPattern(pattern);
    return found ? [{ pattern, found: String(found) }] : [];
  });
  const expected = translated.map(({ pattern }) => ({ pattern, found: String(translateInFull(pattern)) }));
  expect(translated).toEqual(expected);
  expect(translated.length / patterns.size).toBeGreaterThan(0.6);
});

it.each([
  ["a possessive count", "a++"],
  ["a count that is lazy to JavaScript only", "a{2}?"],
  ["an atomic group", "(?>a)"],
  ["a name", "(?<name>a)"],
  ["a flag in the middle", "a(?i)b"],
  ["a reference", "(a)\\1"],
  ["an anchor of its own", "\\Ga"],
  ["an intersection", "[a-z&&[^b]]"],
  ["a class that begins with a bracket", "[]a]"],
  ["a kind that JavaScript does not have", "\\h+"],
  ["a kind that takes more than a character in a class", "[\\S]"],
  ["a letter beyond ASCII", "ä"],
])("leaves %s to the library", (_, pattern) => {
  expect(plainPattern(pattern)).toBeNull();
});
