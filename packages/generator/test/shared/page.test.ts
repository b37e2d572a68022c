import { expect, it } from "vitest";
import { documentTitle } from "../../src/shared/page.ts";

it("puts the site's name after the page's, and only once", () => {
  expect(documentTitle("Queues", "Stalwart")).toBe("Queues | Stalwart");
  expect(documentTitle("Stalwart", "Stalwart")).toBe("Stalwart");
});
