import { expect, it } from "vitest";
import { readText } from "../../src/content/readText.ts";

function read(bytes: string | Uint8Array) {
  return readText(Buffer.from(bytes), "docs/a.md");
}

it("reads UTF-8 and drops its byte order mark", () => {
  expect(read("\ufeffGrüße 🎉")).toEqual({ ok: true, text: "Grüße 🎉" });
});

it.each(["", " \n\t\r\n"])("refuses a file with nothing in it: %j", (text) => {
  expect(read(text)).toMatchObject({
    ok: false,
    problem: { rule: "empty-file", severity: "error", file: "docs/a.md" },
  });
});

it("names the byte that is not UTF-8, its offset and its line", () => {
  const bytes = Buffer.concat([Buffer.from("Ä\nline 2\nGr"), Buffer.from([0xfc]), Buffer.from("n")]);
  expect(read(bytes)).toEqual({
    ok: false,
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
