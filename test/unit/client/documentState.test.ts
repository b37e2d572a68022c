import { describe, expect, it } from "vitest";
import { readDocumentState } from "../../../src/client/documentState.ts";

function page(textContent: string | null) {
  return { getElementById: () => (textContent === null ? null : ({ textContent } as HTMLElement)) };
}

describe("the document's state", () => {
  it("is read from its element", () => {
    const state = {
      build: "b1",
      nav: "/nav.json",
      styles: null,
      path: "/docs/a",
      sidebar: null,
    };
    expect(readDocumentState(page(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    ["is missing", null, "has no #page-state"],
    ["is not JSON", "{", "is not JSON"],
    ["lacks its parts", '{"build":"b1"}', "lacks build, nav or path"],
  ])("says so when it %s", (_case, text, message) => {
    expect(() => readDocumentState(page(text))).toThrow(message);
  });
});
