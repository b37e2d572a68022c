import { DomUtils, parseDocument } from "htmlparser2";
import { beforeAll, describe, expect, it } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadSite } from "../../../../test/support/site.ts";
import { makeTempFolder, writeTree } from "../../../../test/support/tempTree.ts";
import { emitSite } from "../../src/emit/emitSite.ts";

/** What feed validators ask for, of a blog with an awkward title and a post without author. */

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const PATHS = ["one", "two", "three"];

let rss: Element;
let atom: Element;

beforeAll(async () => {
  const post = (slug: string, lines: string) =>
    `---\nslug: ${slug}\n${lines}\n---\n\nA [link](/docs/a).\n\n<!-- truncate -->\n\n[Down](#more) and ![The logo](/img/logo.png)\n\n## More\n\nThe end of ${slug}: \`]]>\`.\n`;
  const parts = { url: "https://site.test", baseUrl: "/sub/", blog: { description: "Posts." } };
  const folder = await makeTempFolder();
  await writeTree(folder.path, {
    "docs/a.md": "# A\n\nText.\n",
    "blog/authors.yml": "ada:\n  name: Ada & Co\n  url: https://ada.test/?a=1&b=2\n",
    "blog/2024-01-02-one.md": post("one", 'title: "Q & A: <b>, ]]> and more"\nauthors: ada\ntags: [News]'),
    "blog/2024-02-03-two.md": post("two", "title: Two\ndescription: Second."),
    "blog/2024-02-03-three.md": post("three", "title: Three\nauthors: [ada]"),
  });
  const roots = { content: folder.path, public: fixtureRoots("small-site").public };
  const { config, site } = await loadSite(roots, parts).finally(folder.remove);
  const files = emitSite(config, site, []);
  const root = (path: string, name: string) => {
    const file = files.find((candidate) => candidate.path === path);
    const text = file && "content" in file ? file.content : "";
    expect(unclosed(text)).toEqual([]);
    return only(parseDocument(text, { xmlMode: true }).children as Element[], name);
  };
  rss = root("blog/rss.xml", "rss");
  atom = root("blog/atom.xml", "feed");
});

/** Names of elements whose end is missing or out of place: a lenient parser would not tell. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g, "");
  for (const [, end, name = "", alone] of bare.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (alone) continue;
    if (!end) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}

function all(nodes: Element[], name: string): Element[] {
  return nodes.filter((node) => "name" in node && node.name === name);
}

function only(nodes: Element[], name: string): Element {
  const [found, ...others] = all(nodes, name);
  if (!found || others.length > 0) throw new Error(`There must be one <${name}>, not ${others.length}.`);
  return found;
}

const parts = (element: Element) => element.children as Element[];
const text = (element: Element, name: string) => DomUtils.textContent(only(parts(element), name));

function expectComplete(html: string, slug: string) {
  expect(html).toContain(`The end of ${slug}: <code>]]&gt;</code>`);
  const targets = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
  expect(targets.length).toBeGreaterThan(2);
  for (const target of targets) expect(target).toMatch(/^https:\/\/site\.test\/sub\//);
}

describe("the RSS feed", () => {
  it("has a version and a channel with title, link, description, date and its own address", () => {
    expect(rss.attribs["version"]).toBe("2.0");
    const channel = only(parts(rss), "channel");
    expect(text(channel, "title")).toBe("Test Site Blog");
    expect(text(channel, "link")).toBe("https://site.test/sub/blog");
    expect(text(channel, "description")).toBe("Posts.");
    expect(text(channel, "lastBuildDate")).toMatch(RFC_822);
    expect(only(parts(channel), "atom:link").attribs).toMatchObject({
      rel: "self",
      href: "https://site.test/sub/blog/rss.xml",
    });
    const image = only(parts(channel), "image");
    expect([text(image, "title"), text(image, "link")]).toEqual([
      text(channel, "title"),
      text(channel, "link"),
    ]);
    expect(text(image, "url")).toMatch(/^https:\/\/site\.test\/sub\/.*\.png$/);
  });

  it("has items with title, absolute link, unique id, date and the complete post", () => {
    const items = all(parts(only(parts(rss), "channel")), "item");
    expect(items.map((item) => text(item, "link").split("/").at(-1)).sort()).toEqual([...PATHS].sort());
    expect(new Set(items.map((item) => text(item, "guid"))).size).toBe(items.length);
    for (const item of items) {
      const link = text(item, "link");
      expect(link).toMatch(/^https:\/\/site\.test\/sub\/blog\//);
      expect(text(item, "title")).not.toBe("");
      expect(text(item, "pubDate")).toMatch(RFC_822);
      expectComplete(text(item, "content:encoded"), link.split("/").at(-1) ?? "");
    }
    expect(items.map((item) => text(item, "title"))).toContain("Q & A: <b>, ]]> and more");
  });

  it("declares every prefix it uses, and authors are names, not mail addresses", () => {
    const names = DomUtils.getElementsByTagName("*", [rss]).map(({ name }) => name);
    const prefixes = new Set(names.filter((name) => name.includes(":")).map((name) => name.split(":")[0]));
    for (const prefix of prefixes) expect(rss.attribs).toHaveProperty([`xmlns:${prefix}`]);
    expect(names).not.toContain("author");
    expect(DomUtils.getElementsByTagName("dc:creator", [rss]).map(DomUtils.textContent).sort()).toEqual([
      "Ada & Co",
      "Ada & Co",
      "Test Site",
    ]);
  });
});

describe("the Atom feed", () => {
  it("has namespace, id, title, date and its own address", () => {
    expect(atom.attribs["xmlns"]).toBe("http://www.w3.org/2005/Atom");
    expect(text(atom, "id")).toBe("https://site.test/sub/blog");
    expect(text(atom, "title")).toBe("Test Site Blog");
    expect(text(atom, "updated")).toMatch(RFC_3339);
    const links = all(parts(atom), "link").map(({ attribs }) => [attribs["rel"], attribs["href"]]);
    expect(links).toContainEqual(["self", "https://site.test/sub/blog/atom.xml"]);
    expect(links).toContainEqual(["alternate", "https://site.test/sub/blog"]);
  });

  it("has entries with unique id, title, dates, author, link and the complete post", () => {
    const entries = all(parts(atom), "entry");
    expect(entries).toHaveLength(PATHS.length);
    expect(new Set(entries.map((entry) => text(entry, "id"))).size).toBe(entries.length);
    for (const entry of entries) {
      const id = text(entry, "id");
      expect(id).toMatch(/^https:\/\/site\.test\/sub\/blog\//);
      expect(only(parts(entry), "link").attribs["href"]).toBe(id);
      expect(text(entry, "title")).not.toBe("");
      expect(text(entry, "updated")).toMatch(RFC_3339);
      expect(text(entry, "published")).toMatch(RFC_3339);
      for (const author of all(parts(entry), "author")) expect(text(author, "name")).not.toBe("");
      expect(all(parts(entry), "author").length).toBeGreaterThan(0);
      for (const { attribs } of all(parts(entry), "category")) expect(attribs["term"]).toBeTruthy();
      const content = only(parts(entry), "content");
      expect(content.attribs["type"]).toBe("html");
      expectComplete(DomUtils.textContent(content), id.split("/").at(-1) ?? "");
    }
  });
});
