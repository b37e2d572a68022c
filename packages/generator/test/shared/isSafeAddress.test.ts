import { describe, expect, it } from "vitest";
import { compile } from "../../../../test/support/compile.ts";
import { compileInline } from "../../src/markdown/compileInline.ts";
import { isSafeAddress } from "../../src/shared/isSafeAddress.ts";

const SAFE = [
  "",
  "#top",
  "?q=1",
  "other.md",
  "../a/b.md#c",
  "/docs/x",
  "/docs/a:b",
  "//elsewhere.example/x",
  "https://elsewhere.example/x",
  "HTTP://elsewhere.example",
  "mailto:a@example.org",
  "tel:+1234",
  "data:image/png;base64,iVBOR=",
];
const UNSAFE = [
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "data:image/svg+xml,<svg>",
  "blob:https://here.example/x",
  "filesystem:https://here.example/x",
  "view-source:https://here.example",
  "file:///etc/passwd",
  "ftp://here.example",
  "irc:x",
];

describe("an address", () => {
  it.each(SAFE)("such as %j may stand in a page", (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each(UNSAFE)("such as %j may not", (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });
});

it("that may not stand in a page leaves the link as it was written", () => {
  expect(compile("[x](ftp://here.example)").html).toBe("<p>[x](ftp://here.example)</p>\n");
  expect(compileInline("[x](blob:y) [z](https://here.example)")).toBe(
    '[x](blob:y) <a href="https://here.example">z</a>',
  );
});
