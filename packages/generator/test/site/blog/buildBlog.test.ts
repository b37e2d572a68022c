import { describe, expect, it } from "vitest";
import { numberedPosts } from "../../../../../test/support/post.ts";
import { routeAt, siteFrom, viewAt } from "../../../../../test/support/site.ts";

describe("a list of posts", () => {
  it("has ten posts a page and links between the pages", async () => {
    const site = await siteFrom(numberedPosts(25));
    const lists = ["/blog", "/blog/page/2", "/blog/page/3"].map((path) => viewAt(site, path, "postList"));
    expect(lists.map(({ posts, page, pageCount }) => [posts.length, page, pageCount])).toEqual([
      [10, 1, 3],
      [10, 2, 3],
      [5, 3, 3],
    ]);
    expect(lists.map(({ newerHref, olderHref }) => [newerHref, olderHref])).toEqual([
      [null, "/blog/page/2"],
      ["/blog", "/blog/page/3"],
      ["/blog/page/2", null],
    ]);
    expect(lists[0]?.posts[0]?.path).toBe("/blog/post-25");
    expect(lists[2]?.posts.at(-1)?.path).toBe("/blog/post-1");
    expect(site.routes.some(({ path }) => path === "/blog/page/1" || path === "/blog/page/4")).toBe(false);
  });

  it("of a tag has its own pages", async () => {
    const site = await siteFrom(numberedPosts(11, "tags: [server]\n"));
    expect(viewAt(site, "/blog/tags/server/page/2", "postList")).toMatchObject({
      heading: "server",
      title: "Posts about server, page 2",
      tag: { label: "server", count: 11 },
      newerHref: "/blog/tags/server",
    });
  });

  it("can be filtered by the most used tags, except those that most posts have", async () => {
    const posts = numberedPosts(8, "tags: [server]\n");
    const tagged = {
      ...posts,
      ...numberedPosts(2, "tags: [server, spam]\n"),
      ...numberedPosts(1, "tags: [server, spam, audit]\n"),
    };
    const { topics } = viewAt(await siteFrom(tagged), "/blog", "postList");
    expect(topics).toMatchObject([
      { label: "spam", count: 2 },
      { label: "audit", count: 1 },
    ]);
  });

  it("links to the five newest posts", async () => {
    const site = await siteFrom(numberedPosts(7));
    const recent = viewAt(site, "/blog/post-1", "post").recent.map(({ href }) => href);
    expect(recent).toEqual([7, 6, 5, 4, 3].map((number) => `/blog/post-${number}`));
  });

  it("follows the configured length", async () => {
    const site = await siteFrom(numberedPosts(3), { blog: { postsPerPage: 2 } });
    expect(viewAt(site, "/blog/page/2", "postList").posts).toHaveLength(1);
  });
});

describe("the sitemap", () => {
  it("has posts, lists and the archive, but no tags", async () => {
    const site = await siteFrom(numberedPosts(1, "tags: [a]\n"));
    const listed = ["/blog", "/blog/post-1", "/blog/archive", "/blog/tags", "/blog/tags/a"].map(
      (path) => routeAt(site, path).inSitemap,
    );
    expect(listed).toEqual([true, true, true, false, false]);
  });
});

it("has no blog at all without posts", async () => {
  const site = await siteFrom({ "docs/a.md": "# A" });
  expect(site.routes.filter(({ path }) => path.startsWith("/blog"))).toEqual([]);
});

it("tells search engines which authors are people and which are organizations", async () => {
  const site = await siteFrom({
    "blog/authors.yml": "ann: { name: Ann }\ncrew: { name: The crew, organization: true }\n",
    "blog/2025-01-01-a.md": "---\ntitle: A\nauthors: [ann, crew, { name: Guest }]\n---\nText",
  });
  expect(routeAt(site, "/blog/2025/01/01/a").head.jsonLd).toContainEqual(
    expect.objectContaining({
      author: [
        { "@type": "Person", name: "Ann" },
        { "@type": "Organization", name: "The crew" },
        { "@type": "Person", name: "Guest" },
      ],
    }),
  );
});
