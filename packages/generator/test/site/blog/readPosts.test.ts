import { describe, expect, it } from "vitest";
import { siteFrom, viewAt } from "../../../../../test/support/site.ts";
import { parsePostName } from "../../../src/site/blog/readPosts.ts";

describe("the name of a post's file", () => {
  it.each([
    ["2021-08-01-plain.md", "2021-08-01", "plain", "/2021/08/01/plain"],
    ["2021-8-1-short.md", "2021-8-1", "short", "/2021/8/1/short"],
    ["2021-08-26-folder/index.mdx", "2021-08-26", "folder", "/2021/08/26/folder"],
    ["2021/09/02/nested.md", "2021-09-02", "nested", "/2021/09/02/nested"],
    ["2021/2021-10-03-mixed.md", "2021-10-03", "mixed", "/2021/10/03/2021/mixed"],
    ["2022-01-01-since-2021-12-31.md", "2021-12-31", "", "/2021/12/31/2022-01-01-since-"],
    ["hello.md", null, "hello", "/hello"],
    ["hello/index.md", null, "hello", "/hello"],
  ])("%s", (name, date, text, slug) => {
    expect(parsePostName(name)).toEqual({ date, text, slug });
  });
});

describe("the date of a post", () => {
  async function dateOf(written: string) {
    const site = await siteFrom({ "blog/a.md": `---\ndate: ${written}\n---\n\n# A\n\nText.\n` });
    return site.posts.map(({ date, dateLabel }) => [date, dateLabel]);
  }

  it.each([
    ["2024-03-05", "2024-03-05"],
    ["2024-3-5", "2024-03-05"],
    ["2024-03-05T10:30", "2024-03-05T10:30:00.000Z"],
    ["2024-03-05 10:30:00", "2024-03-05T10:30:00.000Z"],
    ["2024-03-05T10:30:00+02:00", "2024-03-05T08:30:00.000Z"],
  ])("%s is read as %s wherever the build runs", async (written, date) => {
    const zone = process.env["TZ"];
    process.env["TZ"] = "Asia/Tokyo";
    try {
      expect(await dateOf(written)).toEqual([[date, "March 5, 2024"]]);
    } finally {
      process.env["TZ"] = zone ?? "UTC";
    }
  });

  it("is a problem when it cannot be read", async () => {
    const site = await siteFrom({
      "blog/a.md": "---\ndate: yesterday\n---\n\nText.\n",
      "blog/b.md": "Text.\n",
    });
    expect(site.posts).toEqual([]);
    expect(site.problems).toMatchObject([
      { rule: "front-matter", file: "blog/a.md", line: 2, message: '"date" cannot be "yesterday".' },
      { rule: "post-date", file: "blog/b.md", message: "The post has no date." },
    ]);
  });
});

describe("a post", () => {
  it("takes at least a minute to read, and two hundred words a minute, headings and code too", async () => {
    const site = await siteFrom({
      "blog/2024-01-01-a.md": "# A\n\nShort.",
      "blog/2024-01-02-b.md": `# B\n\n${"word ".repeat(401)}`,
      "blog/2024-01-03-c.md": `# C\n\n## One\n\n${"word ".repeat(198)}\n\n\`\`\`sh\nrun me\n\`\`\``,
    });
    expect(site.posts.map(({ readingMinutes }) => readingMinutes)).toEqual([2, 3, 1]);
  });

  it("falls back to its text and its file name", async () => {
    const site = await siteFrom({ "blog/2024-01-01-my-post.md": "First words.\n\nMore." });
    expect(viewAt(site, "/blog/2024/01/01/my-post", "post").post).toMatchObject({
      title: "my-post",
      description: "First words.",
      slug: "2024/01/01/my-post",
    });
  });

  it("may not name an author who does not exist", async () => {
    const site = await siteFrom({
      "blog/authors.yml": "ada:\n  name: Ada",
      "blog/2024-01-01-a.md": "---\nauthors: [adda, { key: nobody-known, name: X }]\n---\n\nText.",
    });
    expect(site.problems).toMatchObject([
      { rule: "missing-author", message: 'Unknown author "adda".', hint: 'Did you mean "ada"?' },
      { rule: "missing-author", message: 'Unknown author "nobody-known".', hint: "Add it to authors.yml." },
    ]);
  });

  it("may only have tags of tags.yml, if there is one", async () => {
    const site = await siteFrom({
      "blog/tags.yml": "release:\n  label: Releases\n  permalink: /new\n  description: What is new.",
      "blog/2024-01-01-a.md": "---\ntags: [release, relase]\n---\n\nText.",
    });
    expect(site.posts[0]?.tags[0]).toEqual({
      label: "Releases",
      href: "/blog/tags/new",
      description: "What is new.",
    });
    expect(site.problems).toMatchObject([
      { rule: "unknown-tag", message: 'Unknown tag "relase".', hint: 'Did you mean "release"?' },
    ]);
  });
});
