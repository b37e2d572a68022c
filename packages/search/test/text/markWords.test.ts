import { describe, expect, it } from "vitest";
import { cutMessage, cutPassage, markWords } from "../../src/text/markWords.ts";
import {
  createTermReader,
  findCompounds,
  readPairs,
  readWords,
  splitWords,
} from "../../src/text/readWords.ts";

const terms = (text: string) => readWords(text).flatMap((word) => word.terms);

describe("readWords", () => {
  it.each([
    ["Encrypted mail", ["encrypt", "mail"]],
    ["auto-ban", ["auto", "ban", "autoban"]],
    ["queue.route.<name>.address", ["queue", "rout", "name", "address", "queue.route.*.address"]],
    ["RFC 8460", ["8460", "rfc8460"]],
    ["DAVx⁵ café Straße Let’s", ["davx5", "cafe", "strass", "let"]],
    ["5.1.1", ["5.1.1"]],
    ["— … !", []],
  ])("reads %s", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it("reads adjacent words as a compound if it is written as one word elsewhere", () => {
    const compounds = findCompounds(
      ["the Host name", "other words"].map(splitWords),
      ["its hostname"].map(splitWords),
    );
    expect([...compounds]).toEqual(["hostname"]);
    expect(createTermReader(compounds)(["Host", "name"])).toEqual(["host", "name", "hostnam"]);
  });

  it("pairs adjacent words", () => {
    expect(readPairs("Relay not allowed.")).toEqual(["relai not", "not allow"]);
  });
});

describe("markWords", () => {
  it("marks all forms of a word, and leaves everything else as text", () => {
    expect(markWords("<b>Queues</b> and queued mail", ["queue"])).toEqual([
      { text: "<b>", start: 0, matched: false },
      { text: "Queues", start: 3, matched: true },
      { text: "</b> and ", start: 9, matched: false },
      { text: "queued", start: 18, matched: true },
      { text: " mail", start: 24, matched: false },
    ]);
  });
});

describe("cutPassage", () => {
  it("takes the part with the most distinct words", () => {
    const text = `${"Filler words stand here. ".repeat(10)}A ban ends when the list is empty. ${"More filler. ".repeat(20)}`;
    const passage = cutPassage(text, ["ban", "list"]);
    expect(passage).toContain("ban ends when the list");
    expect(passage?.length).toBeLessThan(260);
    expect(passage).toMatch(/^….*…$/);
  });

  it("returns null without a matching word", () => {
    expect(cutPassage("Nothing of it.", ["ban"])).toBeNull();
    expect(cutPassage("", ["ban"])).toBeNull();
  });
});

describe("cutMessage", () => {
  const rows = "Relay not allowed. · No sign-in · Let it sign in.\nIt waits. · The queue · See there.";

  it("takes the row that has the message, and no other", () => {
    expect(cutMessage(rows, "It waits.")).toBe("It waits. · The queue · See there.");
    expect(cutMessage(rows, "Relay not")).toBe("Relay not allowed. · No sign-in · Let it sign in.");
    expect(cutMessage(rows, "Nothing")).toBeNull();
  });

  it("begins near a message that is far from the beginning of its paragraph", () => {
    expect(cutMessage(`${"Words before. ".repeat(40)}The relay fails.`, "relay fails")).toMatch(
      /^….*The relay fails\.$/,
    );
  });
});
