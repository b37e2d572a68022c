import { expect, it } from "vitest";
import { siteFrom } from "../../../../test/support/site.ts";
import { uniqueRoutes } from "../../src/site/uniqueRoutes.ts";

function route(path: string, file: string | null) {
  return { path, file };
}

function check(routes: ReturnType<typeof route>[]) {
  return uniqueRoutes(routes).problems;
}

it("warns of two pages with one address, however it is spelt", () => {
  const docs = { ...route("/docs/", "docs/a.md"), lines: { slug: 3 } };
  const routes = [docs, route("/docs", "pages/docs.md"), route("/b", "docs/b.md")];
  expect(check(routes)).toEqual([
    {
      severity: "warning",
      rule: "duplicate-route",
      message: 'Two pages have the address "/docs": docs/a.md:3 has it already, and this one is left out.',
      hint: "Give this one another slug, or another file name.",
      file: "pages/docs.md",
      line: 1,
    },
  ]);
});

it("warns of addresses that differ in case only, and keeps both pages", () => {
  const both = [route("/docs/dns", "docs/dns.md"), route("/docs/DNS", "docs/DNS.md")];
  const { routes, problems } = uniqueRoutes(both);
  expect(routes).toEqual(both);
  expect(problems[0]?.message).toMatch(
    /^Two pages have the address "\/docs\/DNS": docs\/dns.md\S* has "\/docs\/dns" already\.$/,
  );
});

it("names generated pages as such", () => {
  const routes = [route("/docs/tags", null), route("/docs/tags", "docs/tags.md")];
  expect(check(routes)[0]?.message).toBe(
    'Two pages have the address "/docs/tags": a generated page has it already, and this one is left out.',
  );
});

it("keeps the first page, and the generated one, which nobody can move", () => {
  const routes = [route("/a", "docs/one.md"), route("/a", "docs/two.md")];
  expect(uniqueRoutes(routes).routes).toEqual([routes[0]]);
  const generated = [route("/docs/tags", "docs/tags.md"), route("/docs/tags", null)];
  expect(uniqueRoutes(generated).routes).toEqual([generated[1]]);
});

it("lists only the page that keeps the address in the sidebar", async () => {
  const page = (text: string) => `---\nslug: /same\ntitle: ${text}\n---\n${text}`;
  const site = await siteFrom({
    "docs/one.md": page("One"),
    "docs/two.md": page("Two"),
    "docs/three.md": page("Three").replace("/same", "/taken"),
    "pages/docs/taken.md": "---\ntitle: Standalone\n---\nText",
  });
  const labels = Object.values(site.versions[0]?.sidebars ?? {}).map((items) =>
    items.map(({ label }) => label),
  );
  expect(labels).toEqual([["One"]]);
});

it("leaves one page in everything that is made of them", async () => {
  const page = (text: string) => `---\nslug: /same\ntitle: ${text}\n---\n${text}`;
  const site = await siteFrom({ "docs/one.md": page("One"), "docs/two.md": page("Two") });
  expect(site.routes.filter(({ path }) => path === "/docs/same").map(({ file }) => file)).toEqual([
    "docs/one.md",
  ]);
  expect(site.problems).toMatchObject([{ rule: "duplicate-route", file: "docs/two.md" }]);
});
