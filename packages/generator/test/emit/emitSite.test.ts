import { beforeAll, describe, expect, it } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { emitSite } from "../../src/emit/emitSite.ts";
import { feedHtml } from "../../src/emit/feeds.ts";
import { type OutputFile, siteFiles } from "../../src/emit/siteFiles.ts";

let files: Map<string, OutputFile>;
let linkable: string[];

beforeAll(async () => {
  const dates = new Map([["docs/start.md", Date.UTC(2025, 6, 15, 12) / 1000]]);
  const told = {
    docs: { versions: { current: { release: "Harbour 2.1" } } },
    llms: { instructions: "Never sink the ship." },
  };
  const parts = { url: "https://site.test", baseUrl: "/sub/", tagline: "A tagline", ...told };
  const { config, site, tree } = await loadSite(fixtureRoots("small-site"), parts, dates);
  linkable = siteFiles(config, site, tree);
  files = new Map(emitSite(config, site, ["c2NyaXB0"]).map((file) => [file.path, file]));
});

function text(path: string): string {
  const file = files.get(path);
  if (!file || !("content" in file)) throw new Error(`${path} is not among ${[...files.keys()].join(" ")}`);
  return file.content;
}

it("emits nothing that links may not point to, besides copies of pages, their outlines, redirects and the files of hosts", () => {
  const others = [...files.keys()].filter((path) => !/\.(md|html)$|^_|\/llms\.txt$/.test(path));
  expect(others).toContain("blog/tags/news/rss.xml");
  expect(linkable).toEqual(expect.arrayContaining(others.map((path) => `/${path}`)));
});

it.each([
  [{ blog: { routeBase: "/" } }, "rss.xml"],
  [{ docs: { routeBase: "/" } }, "start.md"],
  [{ blog: { routeBase: "/news/" } }, "news/rss.xml"],
])("gives each file a name of its own, with %j", async (parts, expected) => {
  const { config, site } = await loadSite(fixtureRoots("small-site"), parts);
  const names = emitSite(config, site, []).map(({ path }) => path);
  expect(names).toContain(expected);
  expect(names.filter((name) => name.startsWith("/") || name.includes("//"))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
  const paths = [...site.routes.map(({ path }) => path), ...site.shellLinks.map(({ href }) => href)];
  expect(paths.filter((path) => !path.startsWith("/") || path.includes("//"))).toEqual([]);
});

describe("sitemap.xml", () => {
  it("lists pages weekly with priority 0.5, and when they changed", () => {
    expect(text("sitemap.xml")).toContain(
      "<url><loc>https://site.test/sub/docs/start</loc><lastmod>2025-07-15</lastmod>" +
        "<changefreq>weekly</changefreq><priority>0.5</priority></url>",
    );
    expect(text("sitemap.xml")).toContain(
      "<url><loc>https://site.test/sub/docs/guide/deep</loc><changefreq>weekly</changefreq>",
    );
  });

  it("leaves out tags, search and the not-found page", () => {
    const locations = [...text("sitemap.xml").matchAll(/<loc>https:\/\/site\.test\/sub(.*?)<\/loc>/g)];
    expect(locations.map(([, path]) => path).sort()).toEqual([
      "/",
      "/blog",
      "/blog/archive",
      "/blog/authors/ada",
      "/blog/first",
      "/blog/second",
      "/docs/category/guide",
      "/docs/guide/deep",
      "/docs/guide/hostile",
      "/docs/start",
    ]);
  });
});

describe("feeds", () => {
  it("have what RSS requires", () => {
    const rss = text("blog/rss.xml");
    for (const part of [
      '<rss version="2.0"',
      "<title>Test Site Blog</title>",
      "<link>https://site.test/sub/blog</link>",
      "<description>",
      '<guid isPermaLink="false">https://site.test/sub/blog/first</guid>',
      "<pubDate>Tue, 02 Jan 2024 00:00:00 GMT</pubDate>",
    ])
      expect(rss).toContain(part);
    expect(rss.match(/<item>/g)).toHaveLength(2);
  });

  it("have what Atom requires", () => {
    const atom = text("blog/atom.xml");
    for (const part of [
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      "<id>https://site.test/sub/blog</id>",
      "<updated>2024-02-03T00:00:00.000Z</updated>",
      "<name>Ada Example</name>",
      '<category label="News"',
    ])
      expect(atom).toContain(part);
  });

  it("have complete posts as JSON, newest first, with absolute links", () => {
    const feed = JSON.parse(text("blog/feed.json"));
    expect(feed.items.map(({ url }: { url: string }) => url)).toEqual([
      "https://site.test/sub/blog/second",
      "https://site.test/sub/blog/first",
    ]);
    const { content_html: html } = feed.items[1];
    expect(html).toContain('<a href="https://site.test/sub/docs/start">');
    expect(html).toContain('<a href="https://site.test/sub/blog/first#more">');
    expect(html).toContain("The rest.");
  });

  it("leave other sites' links and escapes as they are", () => {
    const html = '<a href="https://x.test/?a=1&amp;b=2">x</a><img src="../a.png">';
    expect(feedHtml(html, "https://site.test/blog/p")).toBe(
      '<a href="https://x.test/?a=1&amp;b=2">x</a><img src="https://site.test/a.png">',
    );
  });
});

describe("files for machines", () => {
  it("have a Markdown copy of every page with content", () => {
    expect([...files.keys()].filter((path) => path.endsWith(".md")).sort()).toEqual([
      "blog.md",
      "blog/archive.md",
      "blog/authors/ada.md",
      "blog/first.md",
      "blog/second.md",
      "blog/tags.md",
      "blog/tags/mail.md",
      "blog/tags/news.md",
      "docs/category/guide.md",
      "docs/guide/deep.md",
      "docs/guide/hostile.md",
      "docs/start.md",
      "index.md",
    ]);
    expect(text("docs/guide/hostile.md")).toContain(
      "\n\n# A </script><script>alert(1)</script> title\n\nIts title tries to leave its place.\n",
    );
  });

  it("list the links of a page without text in its Markdown copy", () => {
    const guide = "https://site.test/sub/docs/guide";
    expect(text("docs/category/guide.md")).toContain(
      [
        "# Guide\n\nStep by step.\n",
        `- [Deep](${guide}/deep): Deep text & more.`,
        `  - [Details](${guide}/deep#details)`,
        `- [A </script><script>alert(1)</script> title](${guide}/hostile): Its title tries to leave its place.\n`,
      ].join("\n"),
    );
    const second = "[Second post](https://site.test/sub/blog/second): February 3, 2024";
    expect(text("blog.md")).toContain(`- ${second}. All of it.\n`);
    expect(text("blog/archive.md")).toContain(`## 2024\n\n- ${second}\n`);
    expect(text("blog/tags.md")).toContain("- [News](https://site.test/sub/blog/tags/news): 2\n");
  });

  it("divide a copy that is too long to be read, at headings and entries but not in code", async () => {
    const long = (line: string) => `${line}\n`.repeat(20_000 / (line.length + 1));
    const body = `# X\n\n${long("One.")}\n## B\n\n\`\`\`bash\n## a\n${long("b")}\`\`\`\n\n## C\n\n${long("- c")}\n## D\n\n${long("- d").repeat(3)}`;
    const content = await tempTree({ "docs/x.md": body });
    const { config, site } = await loadSite({ content, public: `${content}/public` });
    const copies = emitSite(config, site, []).flatMap((file) =>
      "content" in file && /^docs\/x\..*md$/.test(file.path) ? [file] : [],
    );
    expect(copies.map(({ path }) => path)).toEqual(["docs/x.md", "docs/x.2.md", "docs/x.3.md"]);
    expect(copies.map(({ content }) => content.length).filter((length) => length > 50_000)).toEqual([]);
    const ends = copies.map(({ content }) => content.trimEnd().split("\n").at(-1));
    expect(ends).toEqual([
      "> Continued in https://site.test/docs/x.2.md",
      "> Continued in https://site.test/docs/x.3.md",
      "- d",
    ]);
    expect(copies[1]?.content).toMatch(/\n> This is part 2 of 3\. .*\n\n## C\n\n- c\n/);
  });

  it("end with the questions of the page", () => {
    expect(text("docs/start.md")).toMatch(/\n\n---\n\nAsked as:\n\n- where do I begin\n- first steps\n$/);
    expect(text("docs/llms.txt")).not.toContain("where do I begin");
  });

  it("begin with the page's title once", () => {
    expect(text("docs/guide/deep.md").match(/^# Deep$/gm)).toHaveLength(1);
    expect(text("blog/first.md").match(/^# First post$/gm)).toHaveLength(1);
  });

  it("say in each Markdown copy what it is a copy of, and where all pages are listed", () => {
    expect(text("docs/start.md")).toMatch(
      new RegExp(
        '^---\\ntitle: "Start"\\n(?:description: .*\\n)?canonical: "https://site.test/sub/docs/start"\\n' +
          'version: "current"\\nrelease: "Harbour 2.1"\\nupdated: "2025-07-15"\\n---\\n\\n' +
          "> This page describes Harbour 2.1. All pages are listed in https://site.test/sub/llms.txt\\n\\n# ",
      ),
    );
    const post = text("blog/first.md");
    expect(post).toContain('published: "2024-01-02"');
    expect(post).toContain("\n> The current documentation describes Harbour 2.1. All pages");
    expect(post).not.toContain("release:");
  });

  it("outline the site in llms.txt, with the release, instructions and a file for each section", () => {
    const outline = text("llms.txt");
    expect(outline).toMatch(/^# Test Site\n\n> A tagline\n\nNever sink the ship\.\n/);
    const site = "https://site.test/sub";
    expect(outline).toContain(`- [Documentation of Harbour 2.1](${site}/docs/llms.txt): the one to read\n`);
    expect(outline).toContain(`- [Guide (Harbour 2.1)](${site}/docs/guide/llms.txt)\n`);
    expect(outline).toContain(`- [Blog](${site}/blog/llms.txt)\n`);
    const ofVersion = text("docs/llms.txt");
    expect(ofVersion).toMatch(
      /^# Documentation of Harbour 2\.1\n\n> Part of \S+\/llms\.txt, .+\n\n## Contents\n\n- \[/,
    );
    expect(ofVersion).toContain(`](${site}/docs/start.md): `);
    expect(text("docs/guide/llms.txt")).toContain(
      `\n- [Deep](${site}/docs/guide/deep.md): Deep text & more.\n`,
    );
    expect(text("docs/guide/llms.txt")).toContain(
      `- [Guide](${site}/docs/category/guide.md): Step by step.\n`,
    );
    expect(text("blog/llms.txt")).toContain(`- [First post](${site}/blog/first.md): The first of two.\n`);
  });

  it("contain all text in llms-full.txt, each page under its address", () => {
    expect(text("llms-full.txt")).toContain("<!-- https://site.test/sub/docs/guide/deep -->\n\n# Deep");
  });

  it("redirect a page's index.html to the page and a folder to its category, and no existing file", () => {
    const rules = text("_redirects").trim().split("\n");
    expect(rules).toContain("/sub/docs/start/index.html /sub/docs/start 301");
    const others = rules.filter((rule) => !/^(\/sub\/\S+[^/])\/index\.html \1 301$/.test(rule));
    expect(others).toEqual(["/sub/docs/guide /sub/docs/category/guide 301"]);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it("lead on from an address without a page on hosts that only have files", () => {
    expect(text("docs/guide.html")).toContain(
      '<meta http-equiv="refresh" content="0; url=/sub/docs/category/guide">',
    );
  });

  it("have a feed for every tag, with its posts only", () => {
    const feed = text("blog/tags/news/rss.xml");
    expect(feed).toContain("<link>https://site.test/sub/blog/tags/news</link>");
    expect(feed.match(/<item>/g)).toHaveLength(2);
  });

  it("point robots to the sitemap", () => {
    expect(text("robots.txt")).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://site.test/sub/sitemap.xml\n",
    );
  });

  it("name icons under the base in the manifest", () => {
    expect(JSON.parse(text("manifest.webmanifest"))).toMatchObject({
      name: "Test Site",
      description: "A tagline",
      start_url: "/sub/",
      icons: [{ src: "/sub/icon.svg" }, { src: "/sub/icon-192.png", sizes: "192x192" }, { sizes: "512x512" }],
    });
  });

  it("copy the files pages use", () => {
    const copies = [...files.values()].filter((file) => "copyOf" in file);
    expect(copies).toEqual([
      {
        path: expect.stringMatching(/^assets\/files\/mark-[0-9a-f]{8}\.png$/),
        copyOf: expect.stringMatching(/small-site\/content\/docs\/mark\.png$/),
      },
    ]);
  });
});

it("has no feed without posts", async () => {
  const { config, site } = await loadSite(fixtureRoots("broken-site"));
  const paths = emitSite(config, { ...site, posts: [] }, []).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("blog/") && !/\.md$|\/llms\.txt$/.test(path))).toEqual([]);
});

it("leaves the buttons of diagrams out of feeds", () => {
  const html = '<figure><svg></svg><button type="button" class="zoom">Enlarge</button></figure><p>b</p>';
  expect(feedHtml(html, "https://site.test/blog/p")).toBe("<figure><svg></svg></figure><p>b</p>");
});
