import { describe, expect, it } from "vitest";
import { compileSource } from "../../../../test/support/compile.ts";
import type { Asset } from "../../src/content/contentTree.ts";
import { fillHtml, type Html } from "../../src/markdown/html.ts";
import { type LinkTargets, resolveRefs } from "../../src/site/resolveRefs.ts";

const image: Asset = {
  absolute: "/disk/a.png",
  size: { width: 30, height: 20 },
  hash: "abcd1234",
  bytes: 100,
};
const targets: LinkTargets = {
  pathByFile: new Map([
    ["docs/guide/page.md", "/docs/guide/page"],
    ["docs/guide/other.mdx", "/docs/guide/other"],
    ["docs/guide/index.md", "/docs/guide/"],
    ["docs/top.md", "/docs/top"],
    ["blog/2024-01-01-post.md", "/blog/post"],
  ]),
  tree: {
    renamed: new Map([
      ["docs/guide/former.md", "docs/top.md"],
      ["docs/guide/toop.md", "docs/gone.md"],
    ]),
    assets: new Map([
      ["docs/guide/a.png", image],
      ["docs/files/b.pdf", { ...image, size: null, hash: "ffff0000" }],
      ["docs/guide/bad.png", { ...image, size: null }],
    ]),
    publicFiles: new Map([
      ["/img/logo.svg", { ...image, size: { width: 24, height: 24 } }],
      ["/files/readme.md", { ...image, size: null }],
    ]),
  },
  baseUrl: "/",
  draftFiles: new Set(["docs/guide/later.md"]),
};

function resolve(
  body: string,
  { file = "docs/guide/page.md", ...parts }: Partial<LinkTargets> & { file?: string } = {},
) {
  const page = compileSource({ file, body, firstLine: 1 });
  const refs = resolveRefs({ file, refs: page.refs }, { ...targets, ...parts });
  const write = (html: Html) =>
    fillHtml(html, (hole) => (hole.type === "ref" ? (refs.refs[hole.index]?.attributes ?? "") : ""));
  return { ...refs, html: write(page.html) };
}

function hrefOf(target: string, options = {}) {
  return /href="([^"]*)"/.exec(resolve(`[x](${target})`, options).html)?.[1];
}

describe("links to files", () => {
  it.each([
    ["other.mdx", "/docs/guide/other"],
    ["./other.mdx#part", "/docs/guide/other#part"],
    ["../top.md?a=1#b", "/docs/top?a=1#b"],
    ["/docs/top.md", "/docs/top"],
    ["/top.md", "/docs/top"],
    ["top.md", "/docs/top"],
    ["@site/docs/top.md", "/docs/top"],
    ["@site/blog/2024-01-01-post.md", "/blog/post"],
    ["index.md", "/docs/guide/"],
  ])("%s leads to %s", (target, href) => {
    expect(hrefOf(target)).toBe(href);
  });

  it("warn when the file is missing, suggest the nearest one, and have no href", () => {
    const page = resolve("Text.\n\n[x](othr.mdx)");
    expect(page.html).toContain('<a class="missing">x</a>');
    expect(page.links).toEqual([]);
    expect(page.problems).toEqual([
      {
        severity: "warning",
        rule: "broken-markdown-link",
        message: 'Link to a Markdown file that does not exist: "othr.mdx" (docs/guide/othr.mdx).',
        hint: 'Did you mean "./other.mdx"?',
        file: "docs/guide/page.md",
        line: 3,
      },
    ]);
  });

  it.each([
    ["former.md", 'Did you mean "../top.md"?'],
    ["toop.md", "Link to a page that exists, or write it."],
  ])("suggest the present name of %s, which was renamed, if there is such a page", (target, hint) => {
    expect(resolve(`[x](${target})`).problems).toMatchObject([{ hint }]);
  });

  it("may point to a Markdown file in the public folder", () => {
    expect(hrefOf("/files/readme.md")).toBe("/files/readme.md");
  });
});

describe("links to pages", () => {
  it.each([
    ["/docs/top", "/docs/top"],
    ["#part", "#part"],
    // The top of the page.
    ["#", "#"],
    ["sibling", "/docs/guide/sibling"],
    ["../top#a", "/docs/top#a"],
  ])("%s leads to %s", (target, href) => {
    expect(hrefOf(target)).toBe(href);
  });

  it("are relative to the folder when the page is the folder's index", () => {
    expect(hrefOf("page", { file: "docs/guide/index.md" })).toBe("/docs/guide/page");
  });

  it("get the base, and are checked without it", () => {
    const page = resolve("[x](/docs/top#a)", { baseUrl: "/sub/" });
    expect(page.html).toContain('href="/sub/docs/top#a"');
    expect(page.links).toEqual([{ href: "/docs/top#a", file: "docs/guide/page.md", line: 1 }]);
  });

  it("are escaped", () => {
    expect(resolve('<a href="/x?a=1&b=%22">x</a>').html).toContain('href="/x?a=1&amp;b=%22"');
  });

  it("stay on the site when a space hides a scheme", () => {
    expect(resolve('<a href=" javascript:alert(1)">x</a>').html).toMatch(/href="\/docs\/guide\//);
  });
});

describe("files next to pages", () => {
  it("get an address with their hash, images their size", () => {
    const page = resolve("![x](./a.png)");
    expect(page.html).toContain('<img src="/assets/files/a-abcd1234.png" width="30" height="20" alt="x"');
    expect(page.assets).toEqual({ "/assets/files/a-abcd1234.png": image });
    expect(resolve("![x](./a.png#light)").html).toContain('src="/assets/files/a-abcd1234.png#light"');
  });

  it("can be linked to", () => {
    const page = resolve("[x](../files/b.pdf)", { baseUrl: "/sub/" });
    expect(page.html).toContain('href="/sub/assets/files/b-ffff0000.pdf"');
    expect(page.links).toEqual([]);
  });

  it("keep their address in the public folder", () => {
    const page = resolve("![x](/img/logo.svg)", { baseUrl: "/sub/" });
    expect(page.html).toContain('<img src="/sub/img/logo.svg" width="24" height="24"');
    expect(page.assets).toEqual({});
  });

  it("are a problem when they are missing", () => {
    expect(resolve("Text.\n![x](none.png)").problems).toMatchObject([
      {
        severity: "error",
        rule: "missing-image",
        message: 'The image does not exist: "none.png".',
        file: "docs/guide/page.md",
        line: 2,
      },
    ]);
  });

  it("are a problem when an image cannot be read", () => {
    expect(resolve("![x](bad.png)").problems).toMatchObject([
      { rule: "unreadable-image", message: 'The image cannot be read: "bad.png".', line: 1 },
    ]);
  });
});

describe("images from other hosts", () => {
  it("are a problem with their line, because the policy blocks them", () => {
    expect(resolve("Text.\n\n![x](https://img.test/a.png)").problems).toMatchObject([
      {
        severity: "warning",
        rule: "external-image",
        message: 'The image comes from another host: "https://img.test/a.png".',
        line: 3,
      },
    ]);
    expect(resolve('<img src="//img.test/a.png">').problems).toMatchObject([{ rule: "external-image" }]);
  });
});

describe("Docusaurus address forms", () => {
  it("resolves @site/static to the public folder", () => {
    expect(resolve("![x](@site/static/img/logo.svg)").html).toContain('src="/img/logo.svg"');
    expect(hrefOf("@site/static/files/readme.md")).toBe("/files/readme.md");
  });

  it("uses what follows pathname:// unchanged", () => {
    const page = resolve("[x](pathname:///other/app)", { baseUrl: "/sub/" });
    expect(page.html).toContain('href="/sub/other/app"');
    expect(page).toMatchObject({ links: [], problems: [] });
  });
});

it("resolves the image of the front matter relative to the page", () => {
  const image = (target: string) =>
    resolveRefs({ file: "docs/guide/page.md", refs: [], image: { target, line: 3 } }, targets);
  expect(image("./a.png")).toMatchObject({ image: "/assets/files/a-abcd1234.png", problems: [] });
  expect(image("/img/logo.svg").image).toBe("/img/logo.svg");
  expect(image("https://other.test/a.png")).toMatchObject({
    image: "https://other.test/a.png",
    problems: [],
  });
  expect(image("./A.png").problems).toMatchObject([{ line: 3, hint: 'Did you mean "./a.png"?' }]);
});
