import { describe, expect, it } from "vitest";
import { numberedPosts } from "../../../../test/support/post.ts";
import { routeAt, siteFrom, viewAt } from "../../../../test/support/site.ts";

describe("standalone pages", () => {
  it("have the path of their file, or their slug", async () => {
    const site = await siteFrom({
      "pages/index.md": "---\nlayout: landing\n---\nText",
      "pages/docs/index.md": "Text",
      "pages/about.md": "Text",
      "pages/old.md": "---\nslug: /index_old\nlayout: simple\n---\nText",
      "pages/team.md": "---\nslug: people\n---\nText",
      "pages/draft.md": "---\ndraft: true\n---\nText",
    });
    const written = site.routes.filter(({ file }) => file?.startsWith("pages/"));
    expect(written.map(({ path, view }) => [path, view.kind])).toEqual([
      ["/about", "doc"],
      ["/docs/", "doc"],
      ["/", "landing"],
      ["/index_old", "landing"],
      ["/people", "doc"],
    ]);
  });

  it("lead back to the pages with the beginning of their address, but not to the home page", async () => {
    const site = await siteFrom({
      "pages/index.md": "---\nlayout: landing\n---\nText",
      "pages/tools/index.md": "---\nslug: /tools\ntitle: Tools\n---\nText",
      "pages/tools/dns.md": "# DNS",
      "pages/toolsmith.md": "# Smith",
    });
    const crumbs = (path: string) => viewAt(site, path, "doc").breadcrumbs;
    expect(crumbs("/tools/dns")).toEqual([{ label: "Tools", href: "/tools" }]);
    expect(crumbs("/toolsmith")).toEqual([]);
    expect(crumbs("/tools")).toEqual([]);
  });

  it("show the three latest posts on a landing, and where the others are", async () => {
    const files = { ...numberedPosts(5), "pages/index.md": "---\nlayout: landing\n---\nText" };
    const site = await siteFrom(files);
    const elsewhere = await siteFrom(files, { blog: { routeBase: "news" } });
    expect(viewAt(elsewhere, "/", "landing").blogHref).toBe("/news");
    expect(viewAt(site, "/", "landing").posts.map(({ href }) => href)).toEqual([
      "/blog/post-5",
      "/blog/post-4",
      "/blog/post-3",
    ]);
  });

  it("may have a sidebar, which must exist", async () => {
    const site = await siteFrom({
      "docs/a.md": "# A",
      "pages/docs/index.md": "---\nsidebar: tutorialSidebar\n---\nText",
      "pages/other.md": "---\nsidebar: tutorialSideba\n---\nText",
    });
    expect(viewAt(site, "/docs/", "doc").sidebar).toBe("tutorialSidebar");
    expect(site.problems).toMatchObject([
      { rule: "missing-sidebar", file: "pages/other.md", hint: 'Did you mean "tutorialSidebar"?' },
    ]);
  });
});

it("always has a search page and a not-found page that engines do not index", async () => {
  const site = await siteFrom({ "docs/a.md": "# A" });
  expect(viewAt(site, "/search", "search").heading).toBe("Search");
  expect(routeAt(site, "/404").head.noindex).toBe(true);
});

it("has an offline page, not indexed, unless offline reading is off", async () => {
  const site = await siteFrom({ "docs/a.md": "# A" });
  expect(viewAt(site, "/offline", "offline").title).toBe("Available offline");
  expect(routeAt(site, "/offline")).toMatchObject({ inSitemap: false, head: { noindex: true } });
  const without = await siteFrom({ "docs/a.md": "# A" }, { offline: false });
  expect(without.routes.map(({ path }) => path)).not.toContain("/offline");
});
