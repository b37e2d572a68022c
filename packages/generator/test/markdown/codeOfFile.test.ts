import { describe, expect, it } from "vitest";
import { codeOfFile } from "../../src/markdown/code/codeOfFile.ts";

const FILE = `import os

# region setup
def setup():
    # region inner
    return 1
    # endregion
# endregion

setup()
`;

describe("the code of a file", () => {
  it.each([
    ["L3-L4", 3, "def setup():", "\ndef setup():"],
    ["1", 1, "import os", "import os"],
    ["L9-", 9, "\nsetup()", "\nsetup()"],
    ["setup", 4, "def setup():\n    return 1", "def setup():\n\n    return 1\n"],
    ["inner", 6, "return 1", "return 1"],
  ])("is what #%s names, without marks and common indentation", (hash, firstLine, code, spaced) => {
    expect(codeOfFile(FILE, hash)).toEqual({ firstLine, code, spaced });
  });

  it("is all of a file with more lines than a call takes arguments", () => {
    expect(codeOfFile("  a\n".repeat(200_000), "")).toMatchObject({ code: expect.stringMatching(/^a\na/) });
  });

  it("is all of it without a hash", () => {
    expect(codeOfFile("a\r\nb\r\n", "")).toEqual({ firstLine: 1, code: "a\nb", spaced: "a\nb" });
  });

  it.each(["// #region x", "<!-- #region x -->", "/* #region x */", "-- region x", ";; region x"])(
    "knows regions of all languages: %s",
    (start) => {
      const end = start.replace(/(#?)region x/, "$1endregion");
      expect(codeOfFile(`a\n${start}\nb\n${end}\n`, "x")).toMatchObject({ firstLine: 3, code: "b" });
    },
  );

  it.each([
    ["L3-L99", "The file has no lines L3-L99: it has 10."],
    ["L0", "The file has no lines L0: it has 10."],
    ["L5-L3", "The file has no lines L5-L3: it has 10."],
    ["setpu", 'The file has no region "setpu".'],
  ])("is missed at #%s", (hash, message) => {
    expect(codeOfFile(FILE, hash)).toMatchObject({ message });
  });

  it("ends where its region ends", () => {
    expect(codeOfFile("# region x\na\n", "x")).toMatchObject({ message: 'The region "x" does not end.' });
  });
});
