import { expect, it } from "vitest";
import { siteFrom } from "../../../../test/support/site.ts";
import { joinPath } from "../../src/shared/url.ts";

it.each([
  ["blog", "post", "/blog/post"],
  ["blog", "/post/", "/blog/post/"],
  ["", "/", "/"],
  ["/", "//other.test/x", "/other.test/x"],
  ["blog", "../../post", "/blog/post"],
  ["blog", "a/.././b", "/blog/b"],
])("joins %o and %o to %s", (base, slug, route) => {
  expect(joinPath(base, slug)).toBe(route);
});

it("gives no page an address above its section, whoever names it", async () => {
  const up = "../../../up";
  const site = await siteFrom({
    "docs/a.md": `---\nslug: ${up}\ntags: [{ label: Up, permalink: /${up} }]\n---\nText.`,
    "docs/b/c.md": "---\nid: ../../../id\n---\nText.",
    "docs/b/_category_.json": `{ "label": "B", "link": { "type": "generated-index", "slug": "/${up}-list" } }`,
    "pages/a.md": `---\nslug: /${up}\n---\nText.`,
    "blog/2024-01-02-a.md": `---\nslug: ${up}\ntags: [known, ..]\nauthors: [${up}-team]\n---\nText.`,
    "blog/tags.yml": `known:\n  permalink: ${up}\n..: {}\n`,
    "blog/authors.yml": `${up}-team:\n  name: Up\n`,
  });
  const named = site.routes.map(({ path }) => path).filter((path) => /up|id$/.test(path));
  expect(named.sort()).toEqual([
    "/blog/tags/up",
    "/blog/up",
    "/blog/up-team",
    "/docs/tags/up",
    "/docs/up",
    "/docs/up-list",
    "/up",
  ]);
  const addresses = [...site.routes.map(({ path }) => path), ...Object.entries(site.redirects).flat()];
  expect(addresses.filter((path) => path.includes(".."))).toEqual([]);
});
