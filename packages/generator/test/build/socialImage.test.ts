import { describe, expect, it } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadSite, routeAt, siteConfig, siteFrom } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { findSocialImages, socialImage, socialImageFile } from "../../src/build/socialImage.ts";

const config = siteConfig();

async function imageOf(text: string) {
  const site = await siteFrom({ "docs/a.md": text });
  return socialImage(config, routeAt(site, "/docs/a"));
}

describe("a social image", () => {
  it("escapes titles", async () => {
    const { site } = await loadSite(fixtureRoots("small-site"));
    const image = socialImage(config, routeAt(site, "/docs/guide/hostile"));
    expect(image?.html).not.toContain("<script");
    expect(image?.html).toContain("<h1>A &lt;/script&gt;&lt;script&gt;alert(1)");
  });

  it("shows the section of a document, and blog and date of a post", async () => {
    const { site } = await loadSite(fixtureRoots("small-site"));
    const html = (path: string) => socialImage(config, routeAt(site, path))?.html;
    expect(html("/docs/guide/deep")).toContain('<div class="trail"><span>Guide</span></div>');
    expect(html("/blog/first")).toContain("<span>Blog</span><i>/</i><span>January 2, 2024</span>");
  });

  it("has a new hash when the title changes, but not when only the text does", async () => {
    const [one, other, edited] = [
      await imageOf("# One\n\nText.\n"),
      await imageOf("# Other\n\nText.\n"),
      await imageOf("# One\n\nOther text.\n"),
    ];
    expect(one?.hash).toMatch(/^[\w-]{12}$/);
    expect(other?.hash).not.toBe(one?.hash);
    expect(edited?.hash).toBe(one?.hash);
  });

  it("sets long titles, and those with long words, in smaller type", async () => {
    const size = async (title: string) =>
      Number(/^ {2}font-size: (\d+)px/m.exec((await imageOf(`# ${title}\n\nText.\n`))?.html ?? "")?.[1]);
    const sizes = [
      await size("DKIM"),
      await size("Migrating from another mail server"),
      await size("A title that is as long as a sentence and goes on for more than a line"),
      await size(`${"A very long title ".repeat(8)}`),
    ];
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
    expect(await size("queue.strategy.route.default")).toBe(sizes[3]);
  });

  it("is drawn for every kind of page, except one that names its own", async () => {
    const { site } = await loadSite(fixtureRoots("small-site"));
    const without = site.routes.filter((route) => socialImage(config, route) === null);
    expect(without.map(({ path }) => path)).toEqual([]);
    const html = (path: string) => socialImage(config, routeAt(site, path))?.html;
    expect(html("/blog/tags")).toContain('<div class="trail"><span>Blog</span></div>');
    expect(html("/search")).toContain(`<div class="trail"><span>${config.tagline}</span></div>`);
    expect(await imageOf("---\nimage: /own.png\n---\n\n# A\n\nText.\n")).toBeNull();
  });

  it("is used only after it was captured", async () => {
    const route = routeAt(await siteFrom({ "docs/a.md": "# One\n\nText.\n" }), "/docs/a");
    const hash = socialImage(config, route)?.hash ?? "";
    const empty = await tempTree();
    expect(findSocialImages(config, empty)(route)).toBeNull();
    const caches = await tempTree({ [`og/${hash}.png`]: "png" });
    expect(findSocialImages(config, caches)(route)).toEqual({
      path: `og/${hash}.png`,
      hash,
      alt: "One | Test Site",
      file: socialImageFile(caches, hash),
    });
  });
});
