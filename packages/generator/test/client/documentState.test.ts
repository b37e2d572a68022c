import { describe, expect, it } from "vitest";
import { readDocumentState } from "../../src/client/documentState.ts";

describe("the document's state", () => {
  it("is read from the attributes of its root", () => {
    const state = { build: "b1", path: "/docs/a", styles: "/s.css", sidebar: "docs" };
    expect(readDocumentState({ dataset: state })).toEqual(state);
  });

  it("has neither sidebar nor stylesheet where the root names none", () => {
    expect(readDocumentState({ dataset: { build: "b1", path: "/" } })).toEqual({
      build: "b1",
      path: "/",
      styles: null,
      sidebar: null,
    });
  });

  it.each([["build"], ["path"]])("says so when it lacks its %s", (missing) => {
    const dataset = { build: "b1", path: "/docs/a", [missing]: undefined };
    expect(() => readDocumentState({ dataset })).toThrow("names no build or no path");
  });
});
