import { expect, it } from "vitest";
import { readText } from "../../src/content/readText.ts";

function read(bytes: string | Uint8Array) {
  return readText(Buffer.from(bytes), "docs/a.md");
}

it("reads UTF-8 and drops its byte order mark", () => {
  expect(read("\ufeffGrüße 🎉")).toEqual({ text: "Grüße 🎉", problem: null });
});

it.each(["", " \n\t\r\n"])("refuses an empty file: %j", (text) => {
  expect(read(text)).toMatchObject({
    problem: { rule: "empty-file", severity: "error", file: "docs/a.md" },
  });
});

it("names the byte that is not UTF-8, its offset and its line", () => {
  const bytes = Buffer.concat([Buffer.from("Ä\nline 2\nGr"), Buffer.from([0xfc]), Buffer.from("n")]);
  expect(read(bytes)).toEqual({
    text: "Ä\nline 2\nGr\ufffdn",
    problem: {
      severity: "error",
      rule: "not-utf8",
      message: "The file is not UTF-8: byte 0xfc at offset 12.",
      hint: "Save it as UTF-8.",
      file: "docs/a.md",
      line: 3,
    },
  });
});

it("keeps the first side of a merge conflict and all line numbers", () => {
  const text = "A\n<<<<<<< HEAD\nOurs\n=======\nTheirs\n>>>>>>> branch\nB\n";
  expect(read(text)).toMatchObject({
    text: "A\n\nOurs\n\n\n\nB\n",
    problem: { rule: "merge-conflict", line: 2 },
  });
});
