import { expect, it } from "vitest";
import { checkRoutes } from "../../src/check/checkRoutes.ts";

function route(path: string, file: string | null, updated: number | null = null) {
  return { path, file, updated };
}

function check(routes: ReturnType<typeof route>[]) {
  return checkRoutes(routes, { onDuplicateRoute: "warn" });
}

it("warns of two pages with one address, however it is spelt", () => {
  const docs = { ...route("/docs/", "docs/a.md"), lines: { slug: 3 } };
  const routes = [docs, route("/docs", "pages/docs.md"), route("/b", "docs/b.md")];
  expect(check(routes)).toEqual([
    {
      severity: "warning",
      rule: "duplicate-route",
      message: 'Two pages have the address "/docs": docs/a.md:3 has it already.',
      hint: "Give this one another slug, or another file name.",
      file: "pages/docs.md",
      line: 1,
    },
  ]);
});

it("warns of addresses that differ in case only", () => {
  const [problem] = check([route("/docs/dns", "docs/dns.md"), route("/docs/DNS", "docs/DNS.md")]);
  expect(problem?.message).toMatch(
    /^Two pages have the address "\/docs\/DNS": docs\/dns.md\S* has "\/docs\/dns" already\.$/,
  );
});

it("names generated pages as such", () => {
  const routes = [route("/docs/tags", null), route("/docs/tags", "docs/tags.md")];
  expect(check(routes)[0]?.message).toBe(
    'Two pages have the address "/docs/tags": a generated page has it already.',
  );
});

it("is an error where the site says so, and blames the newer page", () => {
  const routes = [
    route("/a", "docs/new.md", 2),
    route("/a", "docs/old.md", 1),
    route("/a", "docs/newest.md"),
  ];
  expect(checkRoutes(routes, { onDuplicateRoute: "error" })).toMatchObject([
    { severity: "error", file: "docs/new.md", message: expect.stringContaining("docs/old.md:1") },
    { severity: "error", file: "docs/newest.md", message: expect.stringContaining("docs/old.md:1") },
  ]);
});
