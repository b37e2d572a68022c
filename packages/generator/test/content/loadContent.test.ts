import { mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadFiles, loadRoots } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { readGitHistory } from "../../src/content/gitHistory.ts";

describe("the content tree", () => {
  it("has docs, posts and pages, .mdx among them, each once", async () => {
    const tree = await loadFiles({
      "docs/a.md": "# A",
      "docs/b.mdx": "# B",
      "blog/2024-01-01-c.md": "# C",
      "pages/index.md": "Text",
      "data/x.json": "{}",
    });
    expect(tree.docs.map(({ file }) => file)).toEqual(["docs/a.md", "docs/b.mdx"]);
    expect(tree.docs[1]?.page.contentTitle).toBe("B");
    expect(tree.posts.map(({ file }) => file)).toEqual(["blog/2024-01-01-c.md"]);
    expect(tree.pages.map(({ file }) => file)).toEqual(["pages/index.md"]);
    expect(tree.problems).toEqual([]);
  });

  it("ignores files and folders whose name begins with an underscore or a dot", async () => {
    const tree = await loadFiles({
      "docs/_part.md": "Part",
      "docs/_parts/a.md": "Part",
      "docs/.a.md.swp": "x",
      "docs/a.md~": "x",
      "docs/a.md": "A",
    });
    expect(tree.docs.map(({ file }) => file)).toEqual(["docs/a.md"]);
    expect([...tree.assets.keys()]).toEqual([]);
  });

  it("looks into no folder but those of pages", async () => {
    const content = await tempTree({ "docs/a.md": "# A", "src/pages/index.js": "" });
    await mkdir(join(content, "node_modules/.bin"), { recursive: true });
    await symlink("../../docs", join(content, "node_modules/.bin/x"));
    const tree = await loadRoots({ content, public: join(content, "public") });
    expect([...tree.assets.keys(), ...tree.problems]).toEqual([]);
  });

  it("names Markdown files that are where nothing is read", async () => {
    const files = ["doc/x.md", "x.md", "docs/b.markdown", "README.md", "data/y.md", "docs/deep/c.md"];
    const tree = await loadFiles(Object.fromEntries(files.map((file) => [file, "# A\n"])));
    expect(tree.problems).toMatchObject([{ severity: "warning", message: "Not read: doc/x.md, x.md." }]);
  });

  it("counts the lines of the front matter", async () => {
    const tree = await loadFiles({ "docs/a.md": "---\ntitle: A\n---\n\n[x](b.md)\n" });
    expect(tree.docs[0]?.page.refs).toEqual([{ kind: "link", target: "b.md", line: 5 }]);
  });

  it("keeps a page whose front matter is bad, so that links to it still work", async () => {
    const tree = await loadFiles({ "docs/a.md": "---\nslug: [x\n---\n# A\n" });
    expect(tree.docs).toMatchObject([{ file: "docs/a.md", frontMatter: {} }]);
    expect(tree.problems).toMatchObject([{ rule: "front-matter", file: "docs/a.md", line: 2 }]);
  });

  it("has the size of images next to pages and in the public folder", async () => {
    const { content, public: publicRoot } = fixtureRoots("small-site");
    const tree = await loadRoots({ content, public: publicRoot });
    const absolute = join(content, "docs/mark.png");
    expect(tree.assets.get("docs/mark.png")).toEqual({
      absolute,
      size: { width: 3, height: 2 },
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
      bytes: 73,
    });
    expect(tree.publicFiles.get("/img/logo.png")?.size).toEqual({ width: 4, height: 4 });
    expect(tree.publicFiles.get("/notes.txt")?.size).toBeNull();
  });

  it("has no size of an image that cannot be read", async () => {
    const tree = await loadFiles({ "docs/a.png": "not an image" });
    expect(tree.assets.get("docs/a.png")?.size).toBeNull();
  });

  it("reads categories by folder, in JSON and in YAML", async () => {
    const tree = await loadFiles({
      "docs/a/_category_.json": '{ "label": "A" }',
      "docs/a/b/_category_.yml": "label: B\nposition: 2",
      "docs/_category_.yaml": "label: Top",
    });
    expect(tree.categories).toMatchObject({
      docs: { label: "Top", file: "docs/_category_.yaml" },
      "docs/a": { label: "A" },
      "docs/a/b": { label: "B", position: 2 },
    });
  });

  it("reads authors with either spelling of the image key", async () => {
    const tree = await loadFiles({
      "blog/authors.yml": "a:\n  name: A\n  image_url: /a.png\nb:\n  name: B\n  imageURL: /b.png\n",
    });
    expect(Object.values(tree.authors)).toMatchObject([{ imageUrl: "/a.png" }, { imageUrl: "/b.png" }]);
  });

  it("allows every tag until there is a tags.yml", async () => {
    expect((await loadFiles({ "blog/a.md": "# A" })).tags).toBeNull();
    expect((await loadFiles({ "blog/tags.yml": "x:\n  label: X" })).tags).toEqual({ x: { label: "X" } });
  });

  it("is empty with one problem when the content folder is missing", async () => {
    const content = join(await tempTree(), "nowhere");
    const tree = await loadRoots({ content, public: content });
    expect(tree).toMatchObject({ docs: [], posts: [], pages: [] });
    expect(tree.problems).toMatchObject([
      { rule: "content-root", message: expect.stringContaining(content) },
    ]);
  });

  it("has a problem when the folder is another one, without any page", async () => {
    const { problems } = await loadFiles({ "readme.md": "# Other", "docs/_part.md": "Part" });
    expect(problems).toMatchObject([
      { rule: "content-root", hint: expect.stringContaining("--content DIR") },
    ]);
  });

  it("leaves out hidden folders of the content, and copies hidden files of the public folder", async () => {
    const tree = await loadFiles({
      "docs/a.md": "A",
      "docs/.obsidian/plugins/note.md": "B",
      "docs/.obsidian/app.png": "x",
      "public/.nojekyll": "",
      "public/.well-known/security.txt": "x",
      "public/.git/config": "x",
      "public/.DS_Store": "x",
    });
    expect(tree.docs.map(({ file }) => file)).toEqual(["docs/a.md"]);
    expect([...tree.assets.keys()]).toEqual([]);
    expect([...tree.publicFiles.keys()]).toEqual(["/.nojekyll", "/.well-known/security.txt"]);
  });

  it("reads one category file of a folder, and reports a second one", async () => {
    const tree = await loadFiles({
      "docs/x/a.md": "A",
      "docs/x/_category_.json": '{ "label": "One" }',
      "docs/x/_category_.yml": "label: Two",
    });
    expect(tree.categories["docs/x"]).toMatchObject({ label: "One" });
    expect(tree.problems).toMatchObject([
      {
        rule: "category",
        file: "docs/x/_category_.yml",
        message: expect.stringContaining("but docs/x/_category_.json"),
      },
    ]);
  });

  it("takes commit dates by file", async () => {
    const tree = await loadFiles(
      { "docs/a.md": "A", "docs/b.md": "B" },
      new Map([["docs/a.md", 1700000000]]),
    );
    expect(tree.docs.map(({ updated }) => updated)).toEqual([1700000000, null]);
  });
});

describe("bad input", () => {
  it("is collected from all files, each problem with file and line", async () => {
    const tree = await loadRoots(fixtureRoots("broken-site"));
    const found = tree.problems.map(({ rule, file, line }) => `${rule} ${file}:${line ?? "-"}`).sort();
    expect(found).toEqual([
      "category docs/folder/_category_.json:3",
      "empty-file docs/empty.md:-",
      "front-matter docs/bad-yaml.md:3",
      "front-matter docs/unknown-key.md:3",
      "jsx docs/jsx.mdx:5",
      "not-utf8 docs/latin1.md:3",
    ]);
  });
});

it("collects more problems of a page than a call takes arguments", async () => {
  const tree = await loadFiles({ "docs/a.md": `# A\n\n${"[^a] ".repeat(150_000)}\n` });
  expect(tree.problems).toHaveLength(150_000);
});

describe("commit dates", () => {
  it("are unknown outside git", async () => {
    expect((await readGitHistory(await tempTree({ "a.md": "A" }))).dates).toEqual(new Map());
  });

  it("are unknown for a folder that does not exist", async () => {
    expect((await readGitHistory("/no/such/folder")).dates).toEqual(new Map());
  });
});

it("has fixtures that are what they claim to be", async () => {
  const bytes = await readFile(join(fixtureRoots("broken-site").content, "docs/latin1.md"));
  expect(bytes.includes(0xfc)).toBe(true);
});
