import { describe, expect, it } from "vitest";
import { readDocumentState } from "../../../src/client/documentState.ts";
import { withoutBodies } from "../../../src/shared/page.ts";
import { docView } from "./fakes.ts";

function page(textContent: string | null, bodies: string[] = []) {
  return {
    getElementById: () => (textContent === null ? null : ({ textContent } as HTMLElement)),
    querySelectorAll: () => bodies.map((innerHTML) => ({ innerHTML })) as never,
  };
}

describe("the document's state", () => {
  it("takes the article back from the document", () => {
    const view = docView("/docs/a");
    const text = JSON.stringify({ build: "b1", nav: "/nav.json", view: withoutBodies(view) });
    expect(readDocumentState(page(text, ["<p>/docs/a</p>"])).view).toEqual(view);
  });

  it.each([
    ["is missing", null, "has no #page-state"],
    ["is not JSON", "{", "is not JSON"],
    ["lacks its parts", '{"build":"b1"}', "lacks build, nav or view"],
  ])("says so when it %s", (_case, text, message) => {
    expect(() => readDocumentState(page(text))).toThrow(message);
  });
});
