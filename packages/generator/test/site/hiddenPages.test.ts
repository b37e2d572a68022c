import { describe, expect, it } from "vitest";
import { loadSite, routeAt } from "../../../../test/support/site.ts";
import { type Files, tempTree } from "../../../../test/support/tempTree.ts";
import { checkSite } from "../../src/check/checkSite.ts";
import { emitSite } from "../../src/emit/emitSite.ts";
import { searchRecords } from "../../src/emit/searchRecords.ts";
import { buildSite } from "../../src/site/buildSite.ts";

const FILES: Files = {
  "docs/a/_category_.json": '{ "link": { "type": "generated-index" } }',
  "docs/a/one.md": "---\ntags: [x]\n---\n# One\n",
  "docs/a/hidden.md": "---\nunlisted: true\ntags: [x]\n---\n# Hidden doc\n",
  "docs/a/two.md": "# Two\n",
  "docs/a/unfinished.md": "---\ndraft: true\n---\n# Unfinished doc\n",
  "blog/2024-01-01-one.md": "---\ntags: [y]\n---\n# Post one\n",
  "blog/2024-01-02-hidden.md": "---\nunlisted: true\ntags: [y, secret]\n---\n# Hidden post\n",
  "blog/2024-01-03-two.md": "# Post two\n",
  "blog/2024-01-04-unfinished.md": "---\ndraft: true\nauthors: nobody\n---\n# Unfinished post\n",
  "pages/index.md": "---\nlayout: landing\n---\nHome\n",
  "pages/hidden.md": "---\nlayout: simple\nunlisted: true\n---\n# Hidden page\n",
};

async function load(files: Files = FILES) {
  const content = await tempTree(files);
  return loadSite({ content, public: `${content}/public` });
}

describe("an unlisted page", () => {
  it.each(["/docs/a/hidden", "/blog/2024/01/02/hidden", "/hidden"])(
    "is at its address, says so and asks not to be indexed: %s",
    async (path) => {
      const { site } = await load();
      expect(routeAt(site, path)).toMatchObject({
        view: { status: "unlisted" },
        head: { noindex: true },
        inSitemap: false,
      });
    },
  );

  it("appears nowhere else: in no page, list, feed, index or sitemap", async () => {
    const { config, site } = await load();
    const others = site.routes.filter(({ view }) => view.status !== "unlisted");
    const ownCopies = /^(docs\/a\/|blog\/2024\/01\/02\/)?hidden\.md$/;
    const files = emitSite(config, site, []).filter(({ path }) => !ownCopies.test(path));
    const published = JSON.stringify([
      others,
      site.versions[0]?.sidebars,
      site.posts,
      searchRecords(site),
      files,
    ]);
    expect(published).toContain("Post two");
    expect(published).not.toMatch(/hidden/i);
    expect(published).not.toContain("secret");
  });

  it("links to no list of a tag, which may have no page", async () => {
    const { site } = await load();
    for (const path of ["/docs/a/hidden", "/blog/2024/01/02/hidden"])
      expect(JSON.stringify(routeAt(site, path).view)).not.toContain("/tags/");
  });

  it("has a sidebar, but no neighbors", async () => {
    const { site } = await load();
    expect(routeAt(site, "/docs/a/hidden").view).toMatchObject({
      sidebar: "tutorialSidebar",
      previous: null,
      next: null,
    });
    expect(routeAt(site, "/docs/a/one").view).toMatchObject({ next: { label: "Two" } });
    expect(routeAt(site, "/blog/2024/01/02/hidden").view).toMatchObject({ newer: null, older: null });
  });
});

describe("a draft", () => {
  it("is not built, and its problems are not reported", async () => {
    const { site } = await load();
    expect(site.routes.filter(({ path }) => path.includes("unfinished"))).toEqual([]);
    expect(site.problems).toEqual([]);
  });

  it("is shown in development, with a mark in the sidebar and its problems", async () => {
    const { config, tree } = await load();
    const { site } = buildSite(config, tree, { drafts: true });
    expect(routeAt(site, "/docs/a/unfinished").view.status).toBe("draft");
    expect(routeAt(site, "/blog/2024/01/04/unfinished").view.status).toBe("draft");
    expect(site.versions[0]?.sidebars["tutorialSidebar"]).toMatchObject([
      { items: [{ label: "One" }, { label: "Two" }, { label: "Unfinished doc", isDraft: true }] },
    ]);
    expect(site.problems).toMatchObject([{ message: 'Unknown author "nobody".', line: 3 }]);
  });

  it.each([false, true])("is named in the problem of a link to it (in development: %s)", async (drafts) => {
    const loaded = await load({
      ...FILES,
      "docs/links.md": "[by file](a/unfinished.md)\n\n[by address](/docs/a/unfinished)\n",
    });
    const { site, pages } = buildSite(loaded.config, loaded.tree, { drafts });
    const { problems } = await checkSite({ ...loaded, site, pages, filePaths: [] });
    const ofPage = [...site.problems, ...problems].filter(
      ({ file, rule }) => file === "docs/links.md" && /link/.test(rule),
    );
    expect(ofPage[0]).toMatchObject({
      line: 1,
      message: 'Link to a draft, which is not built: "a/unfinished.md" (docs/a/unfinished.md is a draft).',
    });
    if (!drafts)
      expect(ofPage[1]).toMatchObject({
        line: 3,
        message: 'Broken link: "/docs/a/unfinished" (docs/a/unfinished.md is a draft).',
      });
  });
});
