import { describe, expect, it } from "vitest";
import { commandsOf } from "../../../src/client/enhance/copyOnClick.ts";
import { hidesNavbar } from "../../../src/client/enhance/navbarOnScroll.ts";
import { currentSection } from "../../../src/client/enhance/scrollSpy.ts";

describe("the navbar", () => {
  it.each([
    ["hides on the way down", { from: 300, to: 400, wasHidden: false }, true],
    ["shows on the way up", { from: 400, to: 300, wasHidden: true }, false],
    ["stays hidden through a tremble", { from: 400, to: 398, wasHidden: true }, true],
    ["stays shown through a tremble", { from: 400, to: 402, wasHidden: false }, false],
    ["shows near the top", { from: 0, to: 50, wasHidden: true }, false],
  ])("%s", (_case, move, hidden) => {
    expect(hidesNavbar({ height: 60, ...move })).toBe(hidden);
  });
});

describe("the current section", () => {
  const sections = [
    { id: "a", top: -500 },
    { id: "b", top: 40 },
    { id: "c", top: 300 },
  ];

  it("is the last one whose heading has passed the line", () => {
    expect(currentSection(sections, 96)).toBe("b");
  });

  it("is none before the first heading", () => {
    expect(currentSection(sections, -600)).toBeUndefined();
  });
});

describe("what is copied of a shell example", () => {
  const read = (text: string) =>
    text.split("\n").map((line) => ({ text: line, isComment: line.startsWith("#") }));

  it.each([
    ["leaves out comments", "# Why\nls -l\n\n# Then\ncat a # b", "ls -l\n\ncat a # b"],
    ["leaves out prompts and answers", "$ ls \\\n  -l\ntotal 0\n$ pwd", "ls \\\n  -l\npwd"],
    [
      "keeps a here-document",
      "$ cat <<'EOF' > a\n# one\n\ntwo\nEOF\ndone\n$ pwd",
      "cat <<'EOF' > a\n# one\n\ntwo\nEOF\npwd",
    ],
    ["takes a here-string for what it is", "$ cat <<< EOF\nEOF\n$ pwd", "cat <<< EOF\npwd"],
    ["keeps what a backslash continues", "curl \\\n# not one\n  -v", "curl \\\n# not one\n  -v"],
  ])("%s", (_case, example, typed) => {
    expect(commandsOf(read(example))).toBe(typed);
  });
});
