// Long, because each thing that a version changes has a test.

import { describe, expect, it } from "vitest";
import { loadSite, routeAt, siteConfig, viewAt } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { checkLinks } from "../../src/check/checkLinks.ts";
import { checkSite } from "../../src/check/checkSite.ts";
import type { SiteConfigInput } from "../../src/config/siteConfig.ts";
import { llms } from "../../src/emit/llms.ts";
import { markdownCopies } from "../../src/emit/markdownCopies.ts";
import { searchRecords } from "../../src/emit/searchRecords.ts";
import type { Extension } from "../../src/extension.ts";

const doc = (title: string, text = "Text.", keys = "") =>
  `---\ntitle: ${title}\ndescription: About ${title} in this version of the docs, and only there.\n${keys}---\n\n${text}\n`;

/** Three versions: a renamed page, a removed page, a draft in one, and data in two. */
const FILES = {
  "versions.json": '["2.0", "1.0"]',
  "data/terms.json": '"new"',
  "versioned_data/version-2.0/terms.json": '"older"',
  "docs/intro.md": doc("Intro", "::term\n\n[Queue](./mta/queues.md)"),
  "docs/mta/overview.md": doc("MTA"),
  "docs/mta/queues.md": doc("Queues", "Text.", "formerId: mta/queue\n"),
  "versioned_docs/version-2.0/intro.md": doc("Intro", "::term\n\n[Queue](./mta/queue.md)"),
  "versioned_docs/version-2.0/mta/overview.md": doc("MTA"),
  "versioned_docs/version-2.0/mta/queue.md": doc("Queue"),
  "versioned_docs/version-2.0/mta/gone.md": doc("Gone"),
  "versioned_docs/version-2.0/plan.md": doc("Plan", "Text.", "draft: true\n"),
  "versioned_docs/version-1.0/intro.md": doc("Intro"),
  "versioned_docs/version-1.0/mta/queue.md": doc("Queue"),
  "versioned_docs/version-1.0/mta/gone.md": doc("Gone"),
  "blog/2024-01-01-news.md": "---\nslug: news\ntitle: News\ndescription: What is new.\n---\n\nText.\n",
};

/** Draws the data of the page's version. */
const terms: Extension = {
  name: "terms",
  load({ folder, readText }) {
    const text = readText(`${folder}/terms.json`);
    const draw = () => [{ type: "paragraph" as const, children: [`Data: ${text}`] }];
    const term = () => ({ anchors: [], entries: [], draw });
    return {
      key: text ?? "",
      problems: [],
      ...(text && { directives: { term }, downloads: { "terms.json": text } }),
    };
  },
};

async function versioned(parts: Partial<SiteConfigInput> = {}, files: Record<string, string> = {}) {
  const root = await tempTree({ ...FILES, ...files });
  return loadSite({ content: root, public: `${root}/public` }, { extensions: [terms], ...parts });
}

const site = async (...given: Parameters<typeof versioned>) => (await versioned(...given)).site;

describe("versions of the docs", () => {
  it("have the paths and labels of Docusaurus: the first of versions.json is the last version", async () => {
    const { versions } = await site();
    expect(
      versions.map(({ name, label, path, isLast, banner }) => [name, label, path, isLast, banner]),
    ).toEqual([
      ["current", "Next", "/docs/next/", false, "unreleased"],
      ["2.0", "2.0", "/docs/", true, "none"],
      ["1.0", "1.0", "/docs/1.0/", false, "unmaintained"],
    ]);
  });

  it("are all known to the not-found page", async () => {
    const { pages } = viewAt(await site(), "/404", "notFound");
    const known = pages.map(({ href }) => href);
    expect(known).toEqual(expect.arrayContaining(["/docs/next/mta/queues", "/docs/mta/queue"]));
  });

  it("have files of extensions of their own, to which their pages link", async () => {
    const link = {
      "docs/intro.md": doc("Intro", "[All](/terms.json)"),
      "versioned_docs/version-2.0/intro.md": doc("Intro", "[All](/terms.json)"),
    };
    const built = await site({}, link);
    expect(built.files).toEqual({ "docs/next/terms.json": '"new"', "terms.json": '"older"' });
    const hrefAt = (path: string) => /href="[^"]*terms[^"]*"/.exec(viewAt(built, path, "doc").html)?.[0];
    expect(["/docs/next/intro", "/docs/intro"].map(hrefAt)).toEqual([
      'href="/docs/next/terms.json"',
      'href="/terms.json"',
    ]);
  });

  it("are connected in turn: an extension gets what it returned before, the last version at the end", async () => {
    const counter: Extension = {
      name: "counter",
      load: ({ version, folder, readText }) => ({
        key: "",
        problems: [],
        ...(readText(`${folder}/terms.json`) && {
          connect: (_pages, _baseUrl, before) => ({ files: { ...before?.files, [version.path]: "" } }),
        }),
      }),
    };
    const { files } = await site({ extensions: [counter] });
    expect(Object.keys(files)).toEqual(["/docs/next/", "/docs/"]);
  });

  it("are data: main document, documents with their sidebar, drafts, sidebars", async () => {
    const { versions } = await site({ docs: { versions: { "2.0": { mainDocId: "mta/queue" } } } });
    expect(versions[1]).toMatchObject({
      mainDocId: "mta/queue",
      mainPath: "/docs/mta/queue",
      draftIds: ["plan"],
      docs: expect.arrayContaining([
        { id: "mta/queue", path: "/docs/mta/queue", sidebar: "tutorialSidebar" },
      ]),
    });
    expect(Object.keys(versions[1]?.sidebars ?? {})).toEqual(["tutorialSidebar"]);
  });

  it("are told of a main document that does not exist", async () => {
    const { problems } = await site({ docs: { versions: { "2.0": { mainDocId: "mta/queues" } } } });
    expect(problems).toContainEqual(
      expect.objectContaining({
        message: 'docs.versions names the doc id "mta/queues", which does not exist.',
        hint: 'Did you mean "mta/queue"?',
        file: "../site.config.ts",
      }),
    );
  });

  it("are configured: path, label, last version", async () => {
    const docs = { lastVersion: "current", versions: { current: { label: "3.0" }, "2.0": { path: "two" } } };
    const { versions } = await site({ docs });
    expect(versions.map(({ label, path }) => [label, path])).toEqual([
      ["3.0", "/docs/"],
      ["2.0", "/docs/two/"],
      ["1.0", "/docs/1.0/"],
    ]);
  });

  it("keep links by file inside the version", async () => {
    const built = await site();
    expect(routeAt(built, "/docs/intro").links).toMatchObject([{ href: "/docs/mta/queue" }]);
    expect(routeAt(built, "/docs/next/intro").links).toMatchObject([{ href: "/docs/next/mta/queues" }]);
  });

  it("draw their own data", async () => {
    const built = await site();
    expect(viewAt(built, "/docs/intro", "doc").html).toContain("Data: &quot;older&quot;");
    expect(viewAt(built, "/docs/next/intro", "doc").html).toContain("Data: &quot;new&quot;");
  });

  it("have no directives without data", async () => {
    const { problems } = await site({}, { "versioned_docs/version-1.0/intro.md": doc("Intro", "::term") });
    expect(problems).toMatchObject([
      { rule: "directive", file: "versioned_docs/version-1.0/intro.md", line: 6 },
    ]);
  });

  it("are searched one at a time; posts are found with the last one", async () => {
    const built = await site();
    const found = built.versions.map((version) => searchRecords(built, version).map(({ route }) => route));
    expect(found).toEqual([
      ["/docs/next/intro", "/docs/next/mta/overview", "/docs/next/mta/queues"],
      ["/docs/intro", "/docs/mta/gone", "/docs/mta/overview", "/docs/mta/queue", "/blog/news"],
      ["/docs/1.0/intro", "/docs/1.0/mta/gone", "/docs/1.0/mta/queue"],
    ]);
  });

  it("move without a broken link", async () => {
    const { redirects } = await site({ docs: { versions: { "2.0": { formerPaths: ["next"] } } } });
    expect(redirects).toMatchObject({ "/docs/next/mta/queue": "/docs/mta/queue" });
    expect(redirects).not.toHaveProperty("/docs/next/intro");
  });

  it("move with their index, whose former address is a key like all others", async () => {
    const config = { docs: { versions: { "2.0": { formerPaths: ["two"] } } } };
    const { redirects } = await site(config, { "versioned_docs/version-2.0/index.md": doc("Index") });
    expect(Object.entries(redirects)).toContainEqual(["/docs/two", "/docs/"]);
  });

  it("have pages that were renamed and are found at their old address too, unless another is there", async () => {
    const { redirects } = await site({}, { "docs/new.md": doc("New", "Text.", "formerId: [old, intro]\n") });
    expect(redirects).toMatchObject({
      "/docs/next/mta/queue": "/docs/next/mta/queues",
      "/docs/next/old": "/docs/next/new",
    });
    expect(redirects).not.toHaveProperty("/docs/next/intro");
  });

  it("can stay out of search engines", async () => {
    const built = await site({ docs: { versions: { "1.0": { noIndex: true } } } });
    const { head, inSitemap } = routeAt(built, "/docs/1.0/intro");
    expect([head.noindex, inSitemap, routeAt(built, "/docs/intro").inSitemap]).toEqual([true, false, true]);
  });

  it("that are not maintained name the page of the last version as canonical, if it exists there", async () => {
    const built = await site({}, { "versioned_docs/version-1.0/alone.md": doc("Alone") });
    expect(routeAt(built, "/docs/1.0/mta/queue").head.canonical).toBe("/docs/mta/queue");
    expect(routeAt(built, "/docs/1.0/alone").head.canonical).toBeNull();
    expect(routeAt(built, "/docs/next/intro").head.canonical).toBeNull();
  });
});

describe("the counterparts of a page", () => {
  const elsewhere = async (path: string) => routeAt(await site(), path).view.elsewhere;

  it("are the same page, also after it was renamed", async () => {
    expect(await elsewhere("/docs/1.0/mta/queue")).toEqual([
      { version: "current", href: "/docs/next/mta/queues", at: "page" },
      { version: "2.0", href: "/docs/mta/queue", at: "page" },
    ]);
    expect(await elsewhere("/docs/next/mta/queues")).toContainEqual({
      version: "2.0",
      href: "/docs/mta/queue",
      at: "page",
    });
  });

  it("are the closest page above one that was removed, or the main page", async () => {
    expect(await elsewhere("/docs/mta/gone")).toEqual([
      { version: "current", href: "/docs/next/mta/overview", at: "above" },
      { version: "1.0", href: "/docs/1.0/mta/gone", at: "page" },
    ]);
    expect(await elsewhere("/docs/mta/overview")).toContainEqual({
      version: "1.0",
      href: "/docs/1.0/intro",
      at: "main",
    });
  });

  it("are not there with a single version", async () => {
    const built = await site({}, { "versions.json": "[]" });
    expect(routeAt(built, "/docs/intro").view).not.toHaveProperty("elsewhere");
  });
});

describe("a newer version that is not the last one", () => {
  /** As `docs` is the last version, it stands before the newer one. */
  const newer = () =>
    site({
      docs: {
        lastVersion: "current",
        versions: {
          current: { release: "Harbour 1" },
          "2.0": { banner: "none", release: "Harbour 2", note: "Both are *maintained*." },
        },
      },
    });

  it("has its own path, no banner, its note and its place in search engines", async () => {
    const built = await newer();
    expect(built.shell.versions[1]).toMatchObject({
      path: "/docs/2.0/",
      banner: "none",
      noteHtml: "Both are <em>maintained</em>.",
    });
    const { head, inSitemap } = routeAt(built, "/docs/2.0/mta/queue");
    expect([head.canonical, head.noindex, inSitemap]).toEqual([null, false, true]);
  });

  it("says in structured data which release it describes", async () => {
    const [article] = routeAt(await newer(), "/docs/2.0/intro").head.jsonLd;
    expect(article).toMatchObject({ about: { "@type": "SoftwareApplication", name: "Harbour 2" } });
  });

  it("keeps the topic in the menu, both ways", async () => {
    const built = await newer();
    expect(routeAt(built, "/docs/2.0/mta/queue").view.elsewhere).toContainEqual({
      version: "current",
      href: "/docs/mta/queues",
      at: "page",
    });
    expect(routeAt(built, "/docs/mta/queues").view.elsewhere).toContainEqual({
      version: "2.0",
      href: "/docs/2.0/mta/queue",
      at: "page",
    });
  });

  it("has its sections in the root of the lists for programs, as an old version has not", async () => {
    const files = llms(siteConfig(), await newer(), (path) => path);
    const root = files.flatMap(({ path, content }) => (path === "llms.txt" ? content.split("\n") : []));
    expect(root).toContain("## Sections of Harbour 2");
    expect(root.filter((line) => line.includes("/mta/llms.txt"))).toEqual([
      "- [mta (Harbour 1)](/docs/mta/llms.txt)",
      "- [mta (Harbour 2)](/docs/2.0/mta/llms.txt)",
    ]);
  });

  it("is neither called old nor without the current release in what programs read", async () => {
    const built = await newer();
    const url = (path: string) => `https://site.test${path}`;
    const text = (path: string) =>
      [...llms(siteConfig(), built, url), ...markdownCopies(built, url)].find((file) => file.path === path);
    expect(text("llms.txt")).toMatchObject({
      content: expect.stringMatching(/Harbour 2\]\(.*\): another release\n/),
    });
    expect(text("docs/2.0/intro.md")).toMatchObject({
      content: expect.stringMatching(/^> This page describes Harbour 2\. All pages/m),
    });
  });
});

describe("the checks", () => {
  const told = async (files: Record<string, string>) => {
    const loaded = await versioned({}, files);
    const { problems } = await checkSite({ ...loaded, filePaths: [] });
    const ofPage = [...loaded.site.problems, ...problems].filter(({ file }) => file && file in files);
    return ofPage.map(({ rule }) => rule).toSorted();
  };
  const bad = (folder: string) => ({
    [`${folder}/links.md`]:
      "---\ntitle: Links\n---\n\n[x](./none.md) [y](/docs/none)\n\n:::notte\nText.\n:::\n",
    [`${folder}/style.md`]: "---\ntitle: Style\nquestions: [one]\n---\n\nText.\n",
  });

  it("are those of links and syntax only for a version that is not maintained", async () => {
    expect(await told(bad("versioned_docs/version-1.0"))).toEqual([
      "broken-link",
      "broken-markdown-link",
      "container",
    ]);
  });

  it("are all for the others", async () => {
    const rules = await told(bad("versioned_docs/version-2.0"));
    expect(rules).toEqual(expect.arrayContaining(["broken-link", "description", "question"]));
  });

  it("name the versions that have the page a link misses", async () => {
    const { site: built } = await versioned({}, { "blog/2024-01-02-x.md": "[x](/docs/0.9/mta/gone)\n" });
    expect(checkLinks(built, [])).toMatchObject([
      { hint: 'There is no version "0.9": the page is at /docs/mta/gone, /docs/1.0/mta/gone.' },
    ]);
  });
});

describe("a mistake in the versions", () => {
  const problemsOf = async (...given: Parameters<typeof versioned>) =>
    (await site(...given)).problems.filter(({ rule }) => rule === "versions");

  it.each([
    [
      "an unknown name in the configuration",
      { docs: { versions: { "2.1": {} } } },
      {},
      "docs.versions",
      'did you mean "2.0"',
    ],
    ["an unknown last version", { docs: { lastVersion: "3.0" } }, {}, "docs.lastVersion", ""],
    [
      "two versions with one path",
      { docs: { versions: { "1.0": { path: "next" } } } },
      {},
      'The versions "current" and "1.0" have the same path, /docs/next/.',
      'docs.versions["1.0"].path',
    ],
    [
      "an entry without a folder",
      {},
      { "versions.json": '["2.0", "1.0", "0.9"]' },
      '"0.9" has no folder',
      "",
    ],
    ["a folder without an entry", {}, { "versions.json": '["2.0"]' }, 'does not name "1.0"', "newest first"],
    ["a name that is no name", {}, { "versions.json": '["2.0", "1.0", "a/b"]' }, "a/b", ""],
    ["a name that is taken", {}, { "versions.json": '["2.0", "1.0", "current"]' }, "current", ""],
  ])("is reported: %s", async (_name, config, files, message, hint) => {
    const problems = await problemsOf(config, files);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    expect((problems[0]?.hint ?? "").toLowerCase()).toContain(hint.toLowerCase());
  });

  it("has the line of the entry", async () => {
    const files = { "versions.json": '[\n  "2.0",\n  "1.0",\n  "0.9"\n]\n' };
    expect(await problemsOf({}, files)).toMatchObject([{ file: "versions.json", line: 4 }]);
  });
});
