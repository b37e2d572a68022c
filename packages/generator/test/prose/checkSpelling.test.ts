import { describe, expect, it, vi } from "vitest";
import { checkSpelling, englishDictionary, parseWordList } from "../../src/prose/checkSpelling.ts";

const dictionary = englishDictionary();

/** The findings in one sentence on line 7 of a page, as `place message`. */
function find(text: string, words = "") {
  const list = parseWordList(words, "content/words.txt");
  const problems = checkSpelling(
    [{ file: "a.md", prose: [{ text, line: 7, isCell: false }] }],
    dictionary,
    list,
  );
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe("spelling", () => {
  it("names the place, the word and what may be meant", () => {
    const list = parseWordList("", "content/words.txt");
    const prose = [{ text: "The server recieves mail.", line: 7, isCell: false }];
    const [problem, ...others] = checkSpelling([{ file: "a.md", prose }], dictionary, list);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: "error", rule: "spelling", file: "a.md", line: 7 });
    expect(problem?.message).toBe('Unknown word "recieves".');
    expect(problem?.hint).toContain("receives");
  });

  it("asks for no suggestion that would take minutes: for long words, or for more than a hundred", () => {
    const suggest = vi.fn((_word: string): string[] => []);
    const letters = "bcdfghjklm";
    const words = Array.from(
      { length: 200 },
      (_, at) => `q${letters[at % 10]}${letters[Math.floor(at / 10) % 10]}${"z".repeat(at < 100 ? 2 : 3)}q`,
    );
    const prose = [{ text: ["q".repeat(31), ...words].join(" "), line: 1, isCell: false }];
    const asked = Object.assign(Object.create(dictionary), { suggest });
    const problems = checkSpelling([{ file: "a.md", prose }], asked, parseWordList("", "words.txt"));
    expect(problems).toHaveLength(201);
    expect(suggest.mock.calls.map(([word]) => word)).toEqual(words.slice(0, 100));
  });

  it("is American", () => {
    expect(find("The color of a behavior, traveled and canceled.")).toEqual([]);
    expect(find("The colour of a behaviour.")).toEqual([
      'a.md:7 Unknown word "colour".',
      'a.md:7 Unknown word "behaviour".',
    ]);
  });

  it("accepts the project's words as listed, and capitalized at the start of a sentence", () => {
    expect(find("Milters and a milters of RocksDB", "milters\nRocksDB\n")).toEqual([]);
    expect(find("MILTERS", "milters\n")).toEqual([]);
    expect(find("Rocksdb RocksDB", "RocksDB\n")).toEqual(['a.md:7 Unknown word "Rocksdb".']);
  });
});

describe("the word list", () => {
  const needless = (word: string) => `"${word}" is listed, but the dictionary knows it or no page uses it.`;

  it("holds no word that no page uses, or that the dictionary knows", () => {
    expect(find("A server with RocksDB.", "milter\nRocksDB\nserver\n")).toEqual([
      `content/words.txt:1 ${needless("milter")}`,
      `content/words.txt:3 ${needless("server")}`,
    ]);
  });

  it("is sorted without regard to case, each word once", () => {
    expect(find("RocksDB milter", "RocksDB\nmilter\n")).toEqual([
      'content/words.txt:2 "milter" stands after "RocksDB".',
    ]);
    expect(find("RocksDB", "RocksDB\nRocksDB\n")).toEqual([
      'content/words.txt:2 "RocksDB" stands after "RocksDB".',
    ]);
  });
});
