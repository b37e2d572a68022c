import { describe, expect, it } from "vitest";
import { loadFiles, routeAt, siteConfig, siteFrom, viewAt } from "../../../../test/support/site.ts";
import { buildSite } from "../../src/site/buildSite.ts";

const index = (label: string) => JSON.stringify({ label, link: { type: "generated-index" } });

describe("generated category pages", () => {
  it("have unique addresses, in sidebar order, parents first", async () => {
    const site = await siteFrom({
      "docs/b/_category_.json": JSON.stringify({ ...JSON.parse(index("Settings")), position: 1 }),
      "docs/b/x.md": "# X",
      "docs/b/c/_category_.json": index("Settings"),
      "docs/b/c/y.md": "# Y",
      "docs/a/_category_.json": index("Clustering & HA"),
      "docs/a/z.md": "# Z",
      "docs/a/d/_category_.json": index("Settings"),
      "docs/a/d/w.md": "# W",
    });
    const pages = site.routes.flatMap(({ view }) =>
      view.kind === "category" ? [[view.path, view.cards[0]?.label]] : [],
    );
    expect(pages).toEqual([
      ["/docs/category/settings", "Settings"],
      ["/docs/category/settings-1", "Y"],
      ["/docs/category/clustering--ha", "Settings"],
      ["/docs/category/settings-2", "W"],
    ]);
  });

  it("begin with the tasks that their folder names, under the titles of those sections", async () => {
    const tasks = ["in/y.md#do-it", "x.md"];
    const site = await siteFrom({
      "docs/a/_category_.json": JSON.stringify({ ...JSON.parse(index("A")), heading: "Operate", tasks }),
      "docs/a/x.md": "# X",
      "docs/a/in/y.md": "# Y\n\n## Do it\n",
    });
    expect(viewAt(site, "/docs/category/a", "category").tasks).toEqual([
      { label: "Do it", href: "/docs/a/in/y#do-it" },
      { label: "X", href: "/docs/a/x" },
    ]);
    expect(site.versions[0]?.sidebars["tutorialSidebar"]).toMatchObject([{ label: "A", heading: "Operate" }]);
  });

  it("name the first items of a large category, and the sections of pages that would look empty", async () => {
    const many = ["a", "b", "c", "d", "e", "f", "g"];
    const site = await siteFrom({
      "docs/out/_category_.json": index("Out"),
      "docs/out/x.md": "# X\n\n## One\n\n### Deeper\n\n## Two\n\n## Next steps\n",
      "docs/out/in/_category_.json": index("In"),
      ...Object.fromEntries(many.map((name) => [`docs/out/in/${name}.md`, `# ${name}\n\n## Section\n`])),
    });
    expect(viewAt(site, "/docs/category/out", "category").cards).toMatchObject([
      { label: "In", links: many.slice(0, 5).map((label) => ({ label })), count: 7 },
      { label: "X", links: [{ label: "One", href: "/docs/out/x#one" }, { label: "Two" }], count: null },
    ]);
    expect(viewAt(site, "/docs/category/in", "category").cards[0]?.links).toEqual([]);
  });

  it("report a task that is no page and no section", async () => {
    const site = await siteFrom({
      "docs/a/_category_.json": JSON.stringify({ ...JSON.parse(index("A")), tasks: ["x.md#gone"] }),
      "docs/a/x.md": "# X",
    });
    expect(site.problems).toMatchObject([{ rule: "missing-task", file: "docs/a/_category_.json", line: 1 }]);
  });

  it("have unique addresses across sidebars", async () => {
    const site = await siteFrom(
      {
        "docs/a/s/_category_.json": index("Settings"),
        "docs/a/s/x.md": "# X",
        "docs/b/s/_category_.json": index("Settings"),
        "docs/b/s/y.md": "# Y",
      },
      { docs: { sidebars: { first: { dir: "a" }, second: { dir: "b" } } } },
    );
    expect(viewAt(site, "/docs/category/settings", "category").sidebar).toBe("first");
    expect(viewAt(site, "/docs/category/settings-1", "category").sidebar).toBe("second");
  });

  it("are not generated for a folder without pages", async () => {
    const site = await siteFrom({
      "docs/a/_category_.json": index("A"),
      "docs/a/x.md": "---\ndraft: true\n---\n\n# X",
      "docs/y.md": "# Y",
    });
    expect(site.routes.some(({ path }) => path.startsWith("/docs/category"))).toBe(false);
    expect(site.versions[0]?.sidebars["tutorialSidebar"]).toEqual([
      { type: "page", label: "Y", href: "/docs/y" },
    ]);
  });
});

describe("a doc", () => {
  it("has a table of contents of levels 2 and 3, or the levels it asks for, or none", async () => {
    const body = "# T\n\n## Two\n\n### Three\n\n#### Four\n";
    const site = await siteFrom({
      "docs/a.md": body,
      "docs/b.md": `---\ntoc_min_heading_level: 3\ntoc_max_heading_level: 4\n---\n${body}`,
      "docs/c.md": `---\nhide_table_of_contents: true\n---\n${body}`,
    });
    const contents = ["a", "b", "c"].map((name) =>
      viewAt(site, `/docs/${name}`, "doc").toc.map(({ id }) => id),
    );
    expect(contents).toEqual([["two", "three"], ["three", "four"], []]);
  });

  it("shows when its file was last committed, unless it says so itself", async () => {
    const files = {
      "docs/a.md": "# A",
      "docs/b.md": "---\nlast_update: { date: 2020-01-02 }\n---\n# B",
      "docs/c.md": "# C",
    };
    const dates = new Map([
      ["docs/a.md", Date.UTC(2025, 6, 15) / 1000],
      ["docs/b.md", Date.UTC(2025, 6, 15) / 1000],
    ]);
    const { site } = buildSite(siteConfig(), await loadFiles(files, dates));
    const updated = ["a", "b", "c"].map((name) => viewAt(site, `/docs/${name}`, "doc").updated);
    expect(updated).toEqual([
      { iso: "2025-07-15", label: "July 15, 2025" },
      { iso: "2020-01-02", label: "January 2, 2020" },
      null,
    ]);
  });

  it("has the edit link of the configuration, or its own", async () => {
    const site = await siteFrom(
      { "docs/a.md": "# A", "docs/b.md": "---\ncustom_edit_url: null\n---\n# B" },
      { editUrl: "https://code.test/edit/content/{path}" },
    );
    expect(viewAt(site, "/docs/a", "doc").editHref).toBe("https://code.test/edit/content/docs/a.md");
    expect(viewAt(site, "/docs/b", "doc").editHref).toBeNull();
  });

  it("can be unlisted, which keeps it out of the sitemap and of search engines", async () => {
    const site = await siteFrom({ "docs/a.md": "---\nunlisted: true\n---\n# A" });
    expect(routeAt(site, "/docs/a")).toMatchObject({ inSitemap: false, head: { noindex: true } });
  });

  it("hides its title when asked to", async () => {
    const site = await siteFrom({ "docs/a.md": "---\ntitle: A\nhide_title: true\n---\nText" });
    expect(viewAt(site, "/docs/a", "doc")).toMatchObject({ title: "A", heading: null });
  });

  it("may not have the id of another", async () => {
    const site = await siteFrom({ "docs/a.md": "# A", "docs/b.md": "---\nid: a\nslug: b\n---\n# B" });
    expect(site.problems).toMatchObject([
      { rule: "duplicate-id", file: "docs/b.md", message: 'The doc id "a" is used by docs/a.md:1 too.' },
    ]);
  });

  it("may not name a doc or a sidebar that does not exist", async () => {
    const site = await siteFrom({
      "docs/alpha.md": "---\npagination_next: bata\ndisplayed_sidebar: tutorialSidbar\n---\n# A",
      "docs/beta.md": "# B",
      "docs/c/_category_.json": '{ "link": { "type": "doc", "id": "betta" } }',
      "docs/c/x.md": "# X",
    });
    expect(site.problems.map(({ rule, file, line, hint }) => [rule, file, line, hint])).toEqual([
      ["missing-doc-id", "docs/c/_category_.json", 1, 'Did you mean "beta"?'],
      ["missing-sidebar", "docs/alpha.md", 3, 'Did you mean "tutorialSidebar"?'],
      ["missing-doc-id", "docs/alpha.md", 2, 'Did you mean "beta"?'],
    ]);
  });
});

describe("the version", () => {
  it("warns of a sidebar without docs", async () => {
    const site = await siteFrom(
      { "docs/a.md": "# A" },
      { docs: { sidebars: { tutorialSidebar: { dir: "." }, api: { dir: "api" } } } },
    );
    expect(site.problems).toMatchObject([
      {
        severity: "warning",
        rule: "empty-sidebar",
        message: 'The sidebar "api" is empty: no docs in "api".',
      },
    ]);
  });
});
