import { beforeAll, describe, expect, it } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadSite, viewAt } from "../../../../test/support/site.ts";
import type { Site } from "../../src/site/site.ts";

let site: Site;

beforeAll(async () => {
  ({ site } = await loadSite(fixtureRoots("docusaurus-site")));
});

function pathsBelow(base: string): string[] {
  return site.routes.map(({ path }) => path).filter((path) => path === base || path.startsWith(`${base}/`));
}

it("has the same blog routes as Docusaurus 2.4 gives it, and pages of authors as 3 does", () => {
  expect(pathsBelow("/blog").sort()).toEqual([
    "/blog",
    "/blog/2021/08/01/plain",
    "/blog/2021/08/26/folder",
    "/blog/2021/09/02/nested",
    "/blog/2021/10/03/2021/mixed",
    "/blog/2021/11/04/news/sub",
    "/blog/archive",
    "/blog/authors/ada",
    "/blog/short-name",
    "/blog/tags",
    "/blog/tags/jmap",
    "/blog/tags/latest-news",
    "/blog/tags/release",
    "/blog/undated",
  ]);
});

describe("authors", () => {
  it.each([
    ["by key", "/blog/2021/08/01/plain", [{ key: "ada", name: "Ada Example", title: "Engineer" }]],
    ["inline beside a key", "/blog/2021/08/26/folder", [{ key: "ada" }, { key: "", name: "Grace Example" }]],
    [
      "in the old way",
      "/blog/2021/09/02/nested",
      [
        {
          name: "Old Hand",
          title: "Writer",
          url: "https://example.org/old",
          imageUrl: "https://example.org/old.png",
        },
      ],
    ],
    [
      "by key with a change",
      "/blog/undated",
      [{ key: "ada", name: "Ada Example", title: "Guest writer", imageUrl: "https://example.org/ada.png" }],
    ],
  ])("are read %s", (_case, path, authors) => {
    expect(viewAt(site, path, "post").post.authors).toMatchObject(authors);
  });
});

describe("the blog", () => {
  it("is sorted by date, newest first, and posts know their neighbours", () => {
    expect(site.posts.map(({ date }) => date)).toEqual([
      "2022-02-06",
      "2022-01-05",
      "2021-11-04",
      "2021-10-03",
      "2021-09-02",
      "2021-08-26",
      "2021-08-01",
    ]);
    expect(viewAt(site, "/blog/undated", "post")).toMatchObject({
      newer: { href: "/blog/short-name", label: "A post with a slug" },
      older: { href: "/blog/2021/11/04/news/sub" },
    });
    expect(viewAt(site, "/blog/short-name", "post").newer).toBeNull();
  });

  it("merges two spellings of a tag", () => {
    expect(viewAt(site, "/blog/tags/release", "postList")).toMatchObject({ tag: { count: 2 } });
  });

  it("lists tags from A to Z with their counts", () => {
    const { groups } = viewAt(site, "/blog/tags", "tags");
    const shown = groups.map(({ letter, tags }) => [
      letter,
      ...tags.map(({ label, count }) => `${label} ${count}`),
    ]);
    expect(shown).toEqual([
      ["J", "jmap 1"],
      ["N", "News 1"],
      ["R", "release 2"],
    ]);
  });

  it("has an archive by year", () => {
    const { years } = viewAt(site, "/blog/archive", "archive");
    expect(years.map(({ year, posts }) => [year, posts.length])).toEqual([
      ["2022", 2],
      ["2021", 5],
    ]);
    expect(years[0]?.posts[0]).toEqual({
      href: "/blog/short-name",
      title: "A post with a slug",
      dateLabel: "February 6, 2022",
    });
  });
});
