import { describe, expect, it } from "vitest";
import { realExtension } from "../../../../test/support/extension.ts";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadSite, siteFrom } from "../../../../test/support/site.ts";
import { searchRecords } from "../../src/emit/searchRecords.ts";

const page = (title: string, body: string, more = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${body}\n`;

describe("searchRecords", () => {
  it("makes one record of the page and one of each section", async () => {
    const site = await siteFrom({
      "docs/guide/_category_.json": JSON.stringify({ label: "Guide", link: { type: "generated-index" } }),
      "docs/guide/queue.md": page(
        "Queue",
        "Intro text.\n\n## Retry {#again}\n\nLater.\n\n```toml\nkey = 1\n```",
      ),
    });
    expect(searchRecords(site).filter((record) => record.page === "/docs/guide/queue")).toEqual([
      {
        page: "/docs/guide/queue",
        anchor: null,
        kind: "docs",
        origin: "text",
        trail: ["Guide"],
        title: "Queue",
        heading: null,
        text: "About Queue.\nIntro text.\n",
        description: "About Queue.",
        names: [],
        phrases: [],
      },
      expect.objectContaining({ anchor: "again", heading: "Retry", text: "Later.\nkey = 1\n\n" }),
    ]);
  });

  it("finds categories by their title, and posts as blog", async () => {
    const site = await siteFrom({
      "docs/guide/_category_.json": JSON.stringify({ label: "Guide", link: { type: "generated-index" } }),
      "docs/guide/a.md": page("A", "Text."),
      "blog/2024-01-01-news.md": "---\nslug: news\n---\n\n# News\n\nText.\n",
    });
    const records = searchRecords(site);
    expect(records).toContainEqual(expect.objectContaining({ origin: "list", title: "Guide", trail: [] }));
    expect(records).toContainEqual(
      expect.objectContaining({ page: "/blog/news", kind: "blog", trail: ["Blog"] }),
    );
  });

  it("leaves out pages that are not listed", async () => {
    const site = await siteFrom({
      "docs/a.md": page("A", "Text.", "unlisted: true\n"),
      "docs/b.md": page("B", "Text."),
    });
    expect(searchRecords(site).map((record) => record.page)).toEqual(["/docs/b"]);
  });

  it("leads nowhere that does not exist", async () => {
    const { site } = await loadSite(fixtureRoots("docusaurus-site"));
    const anchors = new Map(site.routes.map((route) => [route.path, new Set(route.anchors)]));
    for (const { page: path, anchor } of searchRecords(site)) {
      expect(anchors.has(path), path).toBe(true);
      if (anchor !== null) expect(anchors.get(path)?.has(anchor), `${path}#${anchor}`).toBe(true);
    }
  });

  it("gives each entry one record, on the page that lists most, and its name to the others", async () => {
    const site = await siteFrom(
      {
        "docs/all.md": page("All", '::settings{group="smtp-inbound"}'),
        "docs/rcpt.md": page("RCPT", '## Settings\n\n::settings{prefix="session.rcpt"}'),
      },
      { extensions: [realExtension] },
    );
    const records = searchRecords(site);
    const key = "session.rcpt.relay";
    expect(records.filter(({ heading }) => heading === key)).toEqual([
      expect.objectContaining({ page: "/docs/all", origin: "entry", anchor: `setting-${key}` }),
    ]);
    expect(records.find(({ heading }) => heading === "Settings")?.names).toContain(key);
  });

  it("puts rows without an address of their own into the text of their section", async () => {
    const site = await siteFrom(
      { "docs/rfcs.md": page("Standards", '## JMAP\n\n::rfcs{group="JMAP"}') },
      { extensions: [realExtension] },
    );
    expect(searchRecords(site).find(({ heading }) => heading === "JMAP")?.text).toContain("RFC8620");
  });
});
