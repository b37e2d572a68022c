import { describe, expect, it } from "vitest";
import { didYouMean, nearest } from "../../src/shared/nearest.ts";

describe("the nearest word", () => {
  it("is the one with the fewest edits", () => {
    expect(nearest("titel", ["tags", "title", "tile"])).toBe("title");
  });

  it("is null when all are too different", () => {
    expect(nearest("slug", ["description", "keywords"])).toBeNull();
  });

  it("allows more edits in longer words", () => {
    expect(nearest("/docs/instal/platfrom/linx", ["/docs/install/platform/linux"])).toBe(
      "/docs/install/platform/linux",
    );
  });

  it("becomes a question for a hint", () => {
    expect(didYouMean("titel", ["title"])).toBe('Did you mean "title"?');
    expect(didYouMean("x", ["description"])).toBeUndefined();
  });
});
