import { expect, it } from "vitest";
import { checkRoutes } from "../../src/check/checkRoutes.ts";

function route(path: string, file: string | null) {
  return { path, file, anchors: [], links: [] };
}

it("warns of two pages with one address, however it is spelt", () => {
  const routes = [route("/docs/", "docs/a.md"), route("/docs", "pages/docs.md"), route("/b", "docs/b.md")];
  expect(checkRoutes(routes)).toEqual([
    {
      severity: "warning",
      rule: "duplicate-route",
      message: 'Duplicate route "/docs": docs/a.md has it already.',
      hint: "Change the slug or the id of one of them.",
      file: "pages/docs.md",
    },
  ]);
});

it("names generated pages as such", () => {
  const routes = [route("/docs/tags", null), route("/docs/tags", "docs/tags.md")];
  expect(checkRoutes(routes)[0]?.message).toBe(
    'Duplicate route "/docs/tags": a generated page has it already.',
  );
});
