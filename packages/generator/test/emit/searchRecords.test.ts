import { describe, expect, it } from "vitest";
import { realExtension } from "../../../../test/support/extension.ts";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadSite, siteFrom } from "../../../../test/support/site.ts";
import { searchRecords } from "../../src/emit/searchRecords.ts";

const page = (title: string, body: string, more = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${body}\n`;

describe("searchRecords", () => {
  it("makes a record of the page with its sections and questions", async () => {
    const site = await siteFrom({
      "docs/guide/_category_.json": JSON.stringify({ label: "Guide", link: { type: "generated-index" } }),
      "docs/guide/queue.md": page(
        "Queue",
        "Intro text.\n\n## Retry {#again}\n\nLater.\n\n```toml\nkey = 1\n```",
        'questions:\n  - mailq\n  - ask: postqueue -f\n    at: "#again"\n',
      ),
    });
    expect(searchRecords(site).filter(({ route }) => route === "/docs/guide/queue")).toEqual([
      {
        version: "current",
        route: "/docs/guide/queue",
        kind: "docs",
        labels: ["Guide"],
        title: "Queue",
        description: "About Queue.",
        questions: [
          { ask: "mailq", at: null },
          { ask: "postqueue -f", at: "again" },
        ],
        sections: [
          { id: null, heading: "", text: "Intro text.\n", messages: [], symptoms: [] },
          { id: "again", heading: "Retry", text: "Later.\nkey = 1\n\n", messages: [], symptoms: [] },
        ],
        entries: [],
      },
    ]);
  });

  it("finds categories by their title, and posts as blog", async () => {
    const site = await siteFrom({
      "docs/guide/_category_.json": JSON.stringify({ label: "Guide", link: { type: "generated-index" } }),
      "docs/guide/a.md": page("A", "Text."),
      "blog/2024-01-01-news.md": "---\nslug: news\n---\n\n# News\n\nText.\n",
    });
    const records = searchRecords(site);
    expect(records).toContainEqual(expect.objectContaining({ kind: "list", title: "Guide", labels: [] }));
    expect(records).toContainEqual(
      expect.objectContaining({ route: "/blog/news", kind: "blog", labels: ["Blog"] }),
    );
  });

  it("leaves out sections that only lead on", async () => {
    const site = await siteFrom({
      "docs/a.md": page("A", "Text.\n\n## Next steps\n\n- [B](b.md)\n"),
      "docs/b.md": page("B", "Text."),
    });
    expect(searchRecords(site)[0]?.sections.map(({ heading }) => heading)).toEqual([""]);
  });

  it("leaves out pages that are not listed", async () => {
    const site = await siteFrom({
      "docs/a.md": page("A", "Text.", "unlisted: true\n"),
      "docs/b.md": page("B", "Text."),
    });
    expect(searchRecords(site).map(({ route }) => route)).toEqual(["/docs/b"]);
  });

  it("refers to existing pages only", async () => {
    const { site } = await loadSite(fixtureRoots("docusaurus-site"));
    const anchors = new Map(site.routes.map((route) => [route.path, new Set(route.anchors)]));
    for (const { route, sections, entries } of searchRecords(site)) {
      expect(anchors.has(route), route).toBe(true);
      for (const { id } of [...sections, ...entries]) {
        if (id !== null) expect(anchors.get(route)?.has(id), `${route}#${id}`).toBe(true);
      }
    }
  });

  it("gives each entry one record, on the page with most entries, and its name to the others", async () => {
    const site = await siteFrom(
      {
        "docs/all.md": page("All", '::settings{group="smtp-inbound"}'),
        "docs/rcpt.md": page("RCPT", '## Settings\n\n::settings{prefix="session.rcpt"}'),
      },
      { extensions: [realExtension] },
    );
    const records = searchRecords(site);
    const key = "session.rcpt.relay";
    expect(
      records.flatMap(({ route, entries }) =>
        entries.filter(({ name }) => name === key).map(({ id }) => [route, id]),
      ),
    ).toEqual([["/docs/all", `setting-${key}`]]);
    const listing = records.find(({ route }) => route === "/docs/rcpt")?.sections;
    expect(listing?.find(({ heading }) => heading === "Settings")?.text).toContain(key);
  });

  it("takes a page of entries without much text for a list, even if they are few", async () => {
    const entry = '::settings{prefix="session.rcpt.relay"}';
    const site = await siteFrom(
      {
        "docs/key.md": page("Key", entry),
        "docs/task.md": page("Task", `${"Text. ".repeat(80)}\n\n${entry}`),
      },
      { extensions: [realExtension] },
    );
    const kinds = searchRecords(site).map(({ route, kind }) => [route, kind]);
    expect(Object.fromEntries(kinds)).toMatchObject({ "/docs/key": "list", "/docs/task": "docs" });
  });

  it("adds rows without an id to the text of their section", async () => {
    const site = await siteFrom(
      { "docs/rfcs.md": page("Standards", '## JMAP\n\n::rfcs{group="JMAP"}') },
      { extensions: [realExtension] },
    );
    const sections = searchRecords(site).flatMap((record) => record.sections);
    expect(sections.find(({ heading }) => heading === "JMAP")?.text).toContain("RFC8620");
  });
});
