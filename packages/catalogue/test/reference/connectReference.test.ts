import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { realExtension } from "../../../../test/support/extension.ts";
import { routeAt, siteFrom } from "../../../../test/support/site.ts";
import type { ReferenceFile } from "../../src/reference/reference.ts";

const catalogue = await realCatalogue();

/** A site about the real server with one page of each kind of reference, and the given pages. */
async function siteOf(files: Record<string, string>, baseUrl = "/") {
  const pages = {
    "docs/reference/settings/index.md":
      "---\ntitle: All\nslug: /reference/settings\n---\n\n::settings-explorer\n",
    "docs/reference/settings/stores.md":
      '---\ntitle: Stores settings\nsidebar_label: Stores\n---\n\n::settings{group="stores"}\n',
    "docs/reference/settings/listeners.md": '# Listeners\n\n::settings{group="listeners"}\n',
    "docs/reference/events/smtp.md": '# SMTP\n\n::events{prefix="smtp."}\n',
    "docs/reference/permissions.md": "# Permissions\n\n::permissions\n",
    ...files,
  };
  return siteFrom(pages, { baseUrl, extensions: [realExtension] });
}

async function htmlOf(body: string, baseUrl?: string): Promise<string> {
  const site = await siteOf({ "docs/page.md": body }, baseUrl);
  const { view } = routeAt(site, "/docs/page");
  return "html" in view ? view.html : "";
}

const stores = "/docs/reference/settings/stores";

describe("code in running text", () => {
  it("that is exactly a name leads to its entry", async () => {
    const links = [
      [`${stores}#setting-storage.data`, "storage.data"],
      [`${stores}#setting-store.id.path`, "store.rocksdb.path"],
      [`${stores}#setting-store.id.path`, "store.<id>.path"],
      ["/docs/reference/events/smtp#event-smtp.ehlo", "smtp.ehlo"],
      ["/docs/reference/permissions#permission-api-key-create", "api-key-create"],
    ] as const;
    const html = await htmlOf(`# T\n\n${links.map(([, code]) => `See \`${code}\`.`).join("\n\n")}`);
    for (const [href, code] of links) {
      const shown = code.replace("<", "&lt;").replace(">", "&gt;");
      expect(html).toContain(`See <a href="${href}"><code>${shown}</code></a>.`);
    }
  });

  it("that is not a name stays as it is", async () => {
    const codes = ["storage.dta", "storage.data = x", "config.toml", "restart", "imap.example.org"];
    const html = await htmlOf(`# T\n\n${codes.map((code) => `See \`${code}\`.`).join("\n\n")}`);
    for (const code of codes) expect(html).toContain(`See <code>${code}</code>.`);
  });

  it("is not linked in headings, links and summaries", async () => {
    const html = await htmlOf(
      "# T\n\n## About `storage.data`\n\n[`storage.data`](https://example.org)\n\n" +
        "<details><summary>`storage.data`</summary>\n\ntext\n\n</details>\n",
    );
    expect(html).not.toContain(stores);
    expect(html).toContain('<a href="https://example.org" rel="noopener"><code>storage.data</code></a>');
  });

  it("includes the base path of the site", async () => {
    expect(await htmlOf("# T\n\n`storage.data`", "/manual/")).toContain(
      `href="/manual${stores}#setting-storage.data"`,
    );
  });
});

describe("keys in blocks of TOML", () => {
  it("lead to their entries, tables included in the key", async () => {
    const html = await htmlOf(
      '# T\n\n```toml\n[server.listener.smtp]\nbind = "[::]:25"\ntls.implicit = true\n```\n',
    );
    expect(html).toContain(
      '<a href="/docs/reference/settings/listeners#setting-server.listener.id.bind">bind</a> =',
    );
    expect(html).toContain('#setting-server.listener.id.tls.implicit">tls.implicit</a> =');
    expect(html).toContain('<span class="t-t">[server.listener.smtp]</span>');
  });

  it("are not linked if unknown, nor are values, comments and other languages", async () => {
    const code = '[storage]\ndta = "storage.data"\n# data = 1\ndata = """\nblob = 1\n"""\n';
    const html = await htmlOf(`# T\n\n\`\`\`toml\n${code}\`\`\`\n\n\`\`\`ini\n[storage]\ndata = 1\n\`\`\`\n`);
    expect(html.match(/<a href="[^"]*#setting-/g)).toEqual([`<a href="${stores}#setting-`]);
    expect(html).toContain('#setting-storage.data">data</a> =');
  });

  it("keep highlighted lines and indented keys", async () => {
    const html = await htmlOf('# T\n\n```toml {2}\n[storage]\n  data = "a"\n```\n');
    expect(html).toContain(
      `<span class="line highlighted">  <a href="${stores}#setting-storage.data">data</a> =`,
    );
  });
});

describe("entries of the reference", () => {
  it("link to others on their page by the anchor alone, and never to themselves", async () => {
    const { view } = routeAt(await siteOf({}), stores);
    const html = "html" in view ? view.html : "";
    const entries = html.split('<div class="entry" id="').slice(1);
    expect(entries.length).toBeGreaterThan(50);
    for (const entry of entries) {
      const id = entry.slice(0, entry.indexOf('"'));
      const [, body = ""] = entry.split("</dt>");
      expect(body).not.toContain(`href="#${id}"`);
    }
    expect(html).not.toContain(`href="${stores}#`);
  });
});

it("brings the reader's own values to every article with an example, linked or not", async () => {
  const html = await htmlOf("# T\n\n```zone\nexample.org. IN A 192.0.2.10\n```\n");
  expect(html).not.toContain("<a ");
  expect(html).toContain('data-island="my-values"');
});

describe("entries of settings", () => {
  it("link to the page that explains them, except on that page", async () => {
    const { home } = catalogue.settingByKey.find("storage.data") ?? {};
    const site = await siteOf({ [`docs/${home}.md`]: '# Home\n\n::setting{key="storage.data"}\n' });
    const textOf = (path: string) => routeAt(site, path).markdown;
    expect(textOf(stores)).toContain(`Explained in [Home](https://site.test/docs/${home})`);
    expect(textOf(`/docs/${home}`)).toContain("- `storage.data`");
    expect(textOf(`/docs/${home}`)).not.toContain("Explained in");
  });
});

describe("::settings-explorer", () => {
  it("lists every setting that has a page without script, by page as in the contents, and in the Markdown copy with its type", async () => {
    const { view, markdown } = routeAt(await siteOf({}), "/docs/reference/settings");
    const html = "html" in view ? view.html : "";
    expect(html).toContain(`<section id="stores"><h2><a href="${stores}">Stores</a> <small>105</small></h2>`);
    expect(html).toContain(
      `<li><a href="${stores}#setting-store.id.path">store.&lt;id&gt;.<strong>path</strong></a></li>`,
    );
    expect(html.match(/<li>/g)).toHaveLength(105 + 32);
    const toc = "toc" in view ? view.toc : [];
    expect(toc).toContainEqual({ id: "stores", html: "Stores", level: 2 });
    expect(toc).toHaveLength(2);
    expect(markdown).toContain("\n- `store.<id>.type` enum\n");
    expect(markdown?.match(/^- `/gm)).toHaveLength(105 + 32);
  });

  it("is drawn from the same entries as the file that the browser fetches", async () => {
    const home = catalogue.settingByKey.find("storage.data")?.home;
    const { files } = await siteOf({ [`docs/${home}.md`]: "# Home" });
    const read = (kind: string): ReferenceFile =>
      JSON.parse(Object.entries(files).find(([path]) => path.startsWith(`assets/${kind}-`))?.[1] ?? "");
    const settings = read("settings");
    expect(settings.entries).toHaveLength(105 + 32);
    const entry = settings.entries.find(({ name }) => name === "storage.data");
    expect(entry).toMatchObject({ type: "reference", required: true, local: true });
    expect(settings.pages[entry?.page ?? -1]).toEqual([stores, "Stores"]);
    expect(settings.pages[entry?.explainedOn?.[0] ?? -1]).toEqual([`/docs/${home}`, "Home"]);
    expect(read("events").entries.find(({ name }) => name === "smtp.ehlo")?.label).toBe("info");
  });
});

describe("a site without the extension", () => {
  it("has none of its files, and its code is not linked", async () => {
    const site = await siteFrom({ "docs/page.md": "# T\n\n`storage.data`" });
    const { view } = routeAt(site, "/docs/page");
    expect(site.files).toEqual({});
    expect("html" in view && view.html).toBe("<p><code>storage.data</code></p>\n");
  });
});
