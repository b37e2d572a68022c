import { cp, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type BuildFixture, makeBuildFixture } from "../../../../test/support/buildFixture.ts";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { loadSite, routeAt } from "../../../../test/support/site.ts";
import { writeTree } from "../../../../test/support/tempTree.ts";
import { socialImage } from "../../src/build/socialImage.ts";

// Most of them build a site.
vi.setConfig({ testTimeout: 60_000 });

let fixture: BuildFixture;
let run: BuildFixture["run"];
let content: string;
let out: string;

function read(file: string, from = out): Promise<string> {
  return readFile(join(from, file), "utf8");
}

beforeAll(async () => {
  fixture = await makeBuildFixture();
  ({ run, content, out } = fixture);
  const first = await run();
  if (!first.ok) throw new Error(first.printed);
});

afterAll(() => fixture.remove());

describe("a build", () => {
  it("writes pages, payloads, Markdown copies and the other files", async () => {
    const files = Object.keys(await folderContents(out)).filter((file) => !file.startsWith("assets/"));
    expect(files).toEqual(
      [
        ..."blog blog/archive blog/first blog/second blog/tags blog/tags/mail blog/tags/news".split(" "),
        ..."blog/authors/ada docs/category/guide docs/guide/deep docs/guide/hostile docs/start index".split(
          " ",
        ),
      ]
        .flatMap((page) => [`${page}.html`, `${page}.json`, `${page}.md`])
        .concat("404 offline search".split(" ").flatMap((page) => [`${page}.html`, `${page}.json`]))
        .concat("blog/tags/mail/rss.xml blog/tags/news/rss.xml".split(" "))
        .concat("blog/atom.xml blog/feed.json blog/rss.xml img/logo.png llms-full.txt llms.txt".split(" "))
        .concat(
          "_headers _redirects manifest.webmanifest notes.txt robots.txt search-index.json sitemap.xml".split(
            " ",
          ),
        )
        .concat("blog/llms.txt docs/llms.txt docs/guide/llms.txt sw.js".split(" "))
        // The folder of a category leads to it, on hosts that have only files too.
        .concat("docs/guide.html")
        .sort(),
    );
  });

  it("writes a service worker with its build id and the files that pages need offline", async () => {
    const [, site = ""] = /^const SITE=(.*);$/m.exec(await read("sw.js")) ?? [];
    const { build: id, baseUrl, files } = JSON.parse(site);
    expect(id).toBe(JSON.parse(await read("docs/start.json")).build);
    expect(baseUrl).toBe("/");
    const names = files.map((file: string) => /^assets\/(\w+)-/.exec(file)?.[1]);
    for (const name of ["entry", "react", "behavior", "nav"]) expect(names).toContain(name);
    expect(names).not.toContain("openSearchDialog");
    for (const file of files) expect(await read(file)).not.toBe("");
  });

  it("contains no code for development", async () => {
    const scripts = (await readdir(join(out, "assets"))).filter((file) => /\.(js|css)$/.test(file));
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts)
      expect(await read(`assets/${script}`)).not.toMatch(/problem-bar|site:update/);
    expect(await read("docs/start.html")).not.toMatch(/problem-bar|data-problem/);
  });

  it("copies public files as they are, also those it makes by default", async () => {
    const own = { "robots.txt": "Disallow: /", _headers: "/*", "docs/start.md": "Other." };
    const [files, target] = [join(fixture.path, "own-public"), join(fixture.path, "own-out")];
    await writeTree(files, own);
    const { ok } = await run({ public: files, out: target });
    expect(ok).toBe(true);
    expect(await folderContents(target)).toMatchObject(own);
  });

  it("writes a payload with the page's data", async () => {
    const payload = JSON.parse(await read("docs/guide/deep.json"));
    expect(payload).toMatchObject({
      format: 1,
      view: { kind: "doc", path: "/docs/guide/deep", title: "Deep" },
    });
    expect(payload.view.html).toContain("<p>Deep text &amp; more.</p>");
    expect(payload.view).not.toHaveProperty("sidebarItems");
  });

  it("writes the complete sidebar once, and only its open part into documents", async () => {
    const nav = (await readdir(join(out, "assets"))).filter((name) => name.startsWith("nav-"));
    expect(nav).toHaveLength(1);
    expect(await read(`assets/${nav[0]}`)).toContain("/docs/guide/deep");
    const sidebarOf = async (file: string) => /<nav class="sidebar".*?<\/nav>/s.exec(await read(file))?.[0];
    expect(await sidebarOf("docs/start.html")).not.toContain("/docs/guide/deep");
    expect(await sidebarOf("docs/guide/deep.html")).toContain("/docs/guide/deep");
    const [, build] = /<div data-root data-build="([^"]+)"/.exec(await read("docs/guide/deep.html")) ?? [];
    expect(nav).toEqual([`nav-${build}.json`]);
  });
});

describe("a document", () => {
  it("has exactly one inline style and no stylesheet before the text", async () => {
    const html = await read("docs/start.html");
    expect(html).toContain("<svg");
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it("does not contain the article twice", async () => {
    const html = await read("docs/guide/deep.html");
    expect(html.match(/<p>Deep text &amp; more\.<\/p>/g)).toHaveLength(1);
  });

  it("escapes a hostile title that would close the script", async () => {
    const html = await read("docs/guide/hostile.html");
    const title = "A </script><script>alert(1)</script> title";
    expect(html).not.toContain("<script>alert(1)");
    const [, state = ""] =
      /<script type="application\/json" id="site:page" data-page>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(state).view).toMatchObject({ path: "/docs/guide/hostile", html: "" });
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(data.flatMap(([, json]) => JSON.parse(json ?? ""))).toMatchObject([
      { "@type": "TechArticle", headline: title },
      { "@type": "BreadcrumbList" },
    ]);
  });

  it("has a canonical address, except on the not-found page", async () => {
    expect(await read("docs/start.html")).toContain(
      '<link rel="canonical" href="https://site.test/docs/start">',
    );
    expect(await read("docs/start.html")).toContain('<meta name="description" content="How to begin.">');
    const missing = await read("404.html");
    expect(missing).toContain('<meta name="robots" content="noindex">');
    expect(missing).not.toContain('rel="canonical"');
  });

  it("has a script that exists and loads after the text", async () => {
    const html = await read("index.html");
    const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
    // React and the client are files of their own; the bundler's runtime comes first where several files share it.
    const names = scripts.map((path) => /\/assets\/(\w+)/.exec(path)?.[1]);
    expect(names.filter((name) => name !== "rolldown")).toEqual(["react", "entry"]);
    for (const path of scripts) expect((await stat(join(out, path))).size).toBeGreaterThan(100);
    expect(html).not.toMatch(/<script[^>]* src=/);
  });
});

describe("a second build", () => {
  it("compiles and renders nothing, and leaves every file unchanged", async () => {
    const before = await folderContents(out);
    const { mtimeMs } = await stat(join(out, "docs/start.html"));
    const { ok, steps } = await run();
    expect(ok).toBe(true);
    expect(steps.get("content")).toContain("(0 new)");
    expect(steps.get("render")).toBe("0 of 16 pages");
    expect(await folderContents(out)).toEqual(before);
    expect((await stat(join(out, "docs/start.html"))).mtimeMs).toBe(mtimeMs);
  });

  it("gives the same files as one that compiles and renders everything", async () => {
    const fresh = join(fixture.path, "fresh");
    const { steps } = await run({ out: fresh, cache: join(fixture.path, "other-cache") });
    expect(steps.get("content")).toContain("(6 new)");
    expect(steps.get("render")).toBe("16 of 16 pages");
    expect(await folderContents(fresh)).toEqual(await folderContents(out));
  });

  it("rewrites files that were modified or removed", async () => {
    const before = await folderContents(out);
    await writeTree(out, { "docs/start.html": "changed by hand", "blog/rss.xml": "changed by hand" });
    await rm(join(out, "docs/start.json"));
    await run();
    expect(await folderContents(out)).toEqual(before);
  });

  it("renders only what a changed page changes", async () => {
    await edit("docs/guide/deep.md", "## Details", "Another paragraph.\n\n## Details");
    const { steps } = await run();
    expect(steps.get("content")).toContain("(1 new)");
    expect(steps.get("render")).toBe("1 of 16 pages");
    expect(await read("docs/guide/deep.html")).toContain("Another paragraph.");
  });

  it("renders the lists of a changed post too", async () => {
    await edit("blog/2024-02-03-second.md", "All of it.", "All of it, changed.");
    const { steps } = await run();
    // The post, the lists of all posts, of its author and of its two tags; the landing page has its title alone.
    expect(steps.get("render")).toBe("5 of 16 pages");
  });
});

async function edit(file: string, from: string, to: string) {
  const text = await readFile(join(content, file), "utf8");
  await writeTree(content, { [file]: text.replace(from, to) });
}

describe("the picture of a page", () => {
  it("is the site's until its own was captured, which renders no other page", async () => {
    const card = '<meta property="og:image" content="https://site.test/social-card.png">';
    expect(await read("docs/start.html")).toContain(card);
    expect(await read("docs/start.html")).not.toContain("og:image:");
    const { site, config: parsed } = await loadSite({ content, public: fixtureRoots("small-site").public });
    const { hash = "" } = socialImage(parsed, routeAt(site, "/docs/start")) ?? {};
    await writeTree(join(fixture.path, "cache"), { [`og/${hash}.png`]: "a picture" });
    const { steps } = await run();
    expect(steps.get("render")).toBe("1 of 16 pages");
    expect(await read(`og/${hash}.png`)).toBe("a picture");
    const html = await read("docs/start.html");
    expect(html).not.toContain(card);
    for (const [name, value] of [
      ["", `https://site.test/og/${hash}.png`],
      [":width", "1200"],
      [":height", "630"],
      [":alt", "Start | Test Site"],
    ])
      expect(html).toContain(`<meta property="og:image${name}" content="${value}">`);
    expect(await read("docs/guide/deep.html")).toContain(card);
    await rm(join(fixture.path, "cache", "og"), { recursive: true });
    await run();
    expect(await read("docs/start.html")).toContain(card);
    expect(await readdir(out)).not.toContain("og");
  });
});

describe("other trees", () => {
  it("build without blog, pages, data or public folder", async () => {
    const bare = join(fixture.path, "bare");
    await writeTree(bare, {
      "docs/a.md": `---\ndescription: ${"Long enough. ".repeat(5)}\n---\n# A\n\nText.\n`,
    });
    const target = join(fixture.path, "bare-out");
    const { ok, printed } = await run({
      content: bare,
      public: join(bare, "public"),
      out: target,
      keepGoing: true,
    });
    expect(ok).toBe(true);
    expect(printed.match(/\[[a-z-]+\]/g)).toEqual(["[missing-icon]", "[home-page]"]);
    expect(await read("docs/a.html", target)).toContain("<p>Text.</p>");
    expect(await readdir(target)).not.toContain("blog");
  });

  it("have scripts and documents that do not grow with the number of pages", async () => {
    const many = join(fixture.path, "many");
    await mkdir(many);
    await cp(content, many, { recursive: true });
    const pages = Array.from({ length: 40 }, (_, at) => [
      `docs/more/page-${at}.md`,
      `# Page ${at}\n\nText.\n`,
    ]);
    await writeTree(many, {
      ...Object.fromEntries(pages),
      "docs/more/_category_.json": '{ "label": "More" }',
    });
    const target = join(fixture.path, "many-out");
    await run({ content: many, out: target, useCache: false, cache: join(fixture.path, "many-cache") });
    const scripts = async (root: string) =>
      Object.entries(await folderContents(root)).filter(([path]) => /^assets\/.*\.(js|css)$/.test(path));
    expect(await scripts(target)).toEqual(await scripts(out));
    const [small, large] = [await read("docs/start.html"), await read("docs/start.html", target)];
    // One more closed category in the sidebar, and nothing for its forty pages.
    expect(large.length - small.length).toBeLessThan(1000);
  });
});
