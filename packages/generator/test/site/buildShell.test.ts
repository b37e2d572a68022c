import { describe, expect, it } from "vitest";
import { siteFrom } from "../../../../test/support/site.ts";
import { checkLinks } from "../../src/check/checkLinks.ts";
import type { SiteConfigInput } from "../../src/config/siteConfig.ts";

const files = { "docs/start.md": "# Start", "docs/intro/first.md": "---\nsidebar_position: 1\n---\n# First" };

const DRAFT = "---\ndraft: true\n---\nText.";
const UNLISTED = "---\nunlisted: true\n---\nText.";

async function shellOf(parts: Partial<SiteConfigInput>) {
  const { shell, problems, shellLinks } = await siteFrom(files, parts);
  return { shell, problems, hrefs: shellLinks.map(({ href }) => href) };
}

describe("the navbar", () => {
  it("resolves doc ids and sidebar ids to paths", async () => {
    const { shell, problems } = await shellOf({
      navbar: [
        { type: "doc", label: "Start", docId: "start" },
        { type: "docSidebar", label: "Docs", sidebarId: "tutorialSidebar" },
        { type: "docsVersionDropdown", position: "right" },
      ],
    });
    expect(problems).toEqual([]);
    expect(shell.navbar).toMatchObject([
      { type: "link", label: "Start", href: "/docs/start", activeBase: "/docs/start", position: "left" },
      { type: "link", label: "Docs", href: "/docs/intro/first", activeBase: "/docs/" },
      { type: "versions", position: "right" },
    ]);
  });

  it.each([
    ["docs and posts", { ...files, "blog/2024-01-02-a.md": "Text." }, ["/docs/intro/first", "/blog"]],
    ["a blog without a published post", { ...files, "blog/2024-01-02-a.md": DRAFT }, ["/docs/intro/first"]],
    ["an unlisted post alone", { "blog/2024-01-02-a.md": UNLISTED }, []],
  ])("links by default to what there is, with %s", async (_what, tree, hrefs) => {
    const site = await siteFrom(tree);
    expect(site.shellLinks.map(({ href }) => href)).toEqual(hrefs);
    expect(checkLinks(site, [])).toEqual([]);
  });

  it("may not name a doc id that does not exist", async () => {
    const { problems } = await shellOf({ navbar: [{ type: "doc", label: "X", docId: "strat" }] });
    expect(problems).toEqual([
      {
        severity: "error",
        rule: "missing-doc-id",
        message: 'The navbar names the doc id "strat", which does not exist.',
        hint: 'Did you mean "start"?',
        file: "../site.config.ts",
      },
    ]);
  });

  it("may not name a sidebar that does not exist", async () => {
    const { problems } = await shellOf({ navbar: [{ type: "docSidebar", label: "X", sidebarId: "other" }] });
    expect(problems).toMatchObject([
      {
        rule: "missing-sidebar",
        message: 'The navbar names the sidebar "other", which does not exist.',
        hint: "Known: tutorialSidebar.",
      },
    ]);
  });
});

it("passes internal links of navbar, footer and likely pages to the link check", async () => {
  const { hrefs } = await shellOf({
    navbar: [
      { type: "link", label: "Blog", href: "/blog" },
      { type: "link", label: "Code", href: "https://x.test" },
    ],
    footer: { groups: [{ title: "A", links: [{ label: "B", href: "/b" }] }] },
    likelyPages: [{ label: "C", href: "/c" }],
  });
  expect(hrefs).toEqual(["/blog", "/b", "/c"]);
});

it("renders the announcement's Markdown", async () => {
  const { shell } = await shellOf({ announcement: { id: "v1", text: "**New** [post](/blog)" } });
  expect(shell.announcement).toEqual({
    id: "v1",
    html: '<strong>New</strong> <a href="/blog">post</a>',
    dismissible: true,
  });
});
