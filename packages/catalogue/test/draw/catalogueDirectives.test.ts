import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { writeHtml } from "../../../generator/src/nodes/writeHtml.ts";
import { catalogueDirectives } from "../../src/draw/catalogueDirectives.ts";

const catalogue = await realCatalogue();
const links = { addresses: {}, releases: [], explorer: () => [], findDoc: () => undefined };

function draw(name: string, attributes: Record<string, string> = {}) {
  const drawn = catalogueDirectives(catalogue)[name]?.(attributes);
  if (!drawn) throw new Error(`There is no directive ${name}.`);
  return drawn;
}

function drawing(name: string, attributes: Record<string, string> = {}) {
  const drawn = draw(name, attributes);
  if ("message" in drawn) throw new Error(drawn.message);
  const written = writeHtml(drawn.draw(links, "/docs"), { baseUrl: "/", linkCode: () => null });
  return { ...drawn, html: written.replaceAll("<wbr>", "") };
}

function html(name: string, attributes: Record<string, string> = {}): string {
  return drawing(name, attributes).html;
}

describe("::settings", () => {
  it("draws every setting below a prefix, with type, default and place", () => {
    const drawn = html("settings", { prefix: "session.rcpt" });
    expect(drawn).toContain('<div class="entry" id="setting-session.rcpt.relay">');
    expect(drawn).toContain("<code>!is_empty(authenticated_as)</code>");
    expect(drawn).toContain("<li>in the database</li>");
    expect(drawn).not.toContain("session.mail");
  });

  it("draws the named keys in their order", () => {
    const drawn = html("settings", { keys: "store.<id>.type, storage.data" });
    expect([...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      "setting-store.id.type",
      "setting-storage.data",
    ]);
    expect(drawn).toContain("<code>store.&lt;id&gt;.type</code>");
    expect(drawn).toContain("in config.toml");
  });

  it.each([
    ["settings", { prefix: "session.rcp" }, "session.rcpt"],
    ["settings", { keys: "session.rcpt.reley" }, "session.rcpt.relay"],
    ["settings", { group: "smtp-inbond" }, "smtp-inbound"],
    ["setting", { key: "storage.dta" }, "storage.data"],
    ["events", { prefix: "acme.auth-valud" }, "acme.auth-valid"],
    ["permissions", { group: "JMAPP" }, "JMAP"],
    ["cli", { command: "quue" }, "queue"],
  ])("refuses ::%s %j and names the nearest", (name, attributes, nearest) => {
    const drawn = draw(name, attributes as Record<string, string>);
    expect(drawn).toMatchObject({ hint: `Did you mean "${nearest}"?` });
  });
});

describe("an attribute that the directive does not have", () => {
  it.each([
    ["settings", { prefx: "imap" }, "prefx", 'Did you mean "prefix"?'],
    ["settings", { prefix: "imap", constructor: "x" }, "constructor", "Attributes: keys, prefix, group."],
    ["metrics", { group: "x" }, "group", "It has none."],
  ])("is refused in ::%s %j", (name, attributes, word, hint) => {
    const drawn = draw(name, attributes as Record<string, string>);
    expect(drawn).toEqual({ message: `Unknown attribute "${word}".`, hint });
  });
});

describe("the history of entries", () => {
  it("shows the first release, former names and former defaults", () => {
    const setting = html("settings", { keys: "http.url" });
    expect(setting).toContain("<li>since 0.12</li>");
    expect(setting).toContain("Replaces <code>server.http.url</code> since 0.12.");
    const changed = html("settings", { keys: "dav.collection.assisted-discovery" });
    expect(changed).toContain("Default before 0.13.3: <code>false</code>.");
    expect(html("settings", { keys: "storage.data" })).not.toContain("since");
    expect(html("events", { prefix: "security.abuse-ban" })).toContain("<li>since 0.10.4</li>");
    expect(html("permissions")).toContain("Since 0.11. Replaces update-webadmin.");
    expect(html("cli", { command: "dkim" })).toContain("<li>since 0.13</li>");
  });

  it("makes a setting searchable by its former names", () => {
    const [entry] = drawing("settings", { keys: "http.url" }).entries;
    expect(entry?.text).toContain("replaces server.http.url");
  });
});

describe("the other directives", () => {
  it("say what to check for a serious event", () => {
    const drawn = html("events", { prefix: "store.", level: "error" });
    expect(drawn).toContain('<span class="badge error">error</span>');
    expect(drawn).toContain('<span class="note">');
    expect(drawn).not.toContain("badge debug");
  });

  it.each([
    ["permissions", { group: "Queue" }, 4],
    ["listeners", {}, 10],
    ["releases", {}, 67],
    ["functions", {}, 54],
    ["spam-tags", {}, 430],
    ["metrics", {}, 27],
  ])("draw ::%s %j as a table with a row each", (name, attributes, rows) => {
    expect(html(name, attributes as Record<string, string>).split("<tr ")).toHaveLength(rows + 2);
  });

  it.each([
    ["settings", { prefix: "session.rcpt" }, "setting-session.rcpt.relay"],
    ["setting", { key: "storage.data" }, "setting-storage.data"],
    ["events", { prefix: "smtp." }, "event-smtp.ehlo"],
    ["permissions", { group: "JMAP" }, "permission-jmap-email-get"],
    ["cli", { command: "queue" }, "cli-queue-list"],
    ["endpoints", { group: "oauth" }, "endpoint-post-api-oauth"],
    ["functions", {}, "function-is_empty"],
    ["spam-tags", { prefix: "LLM_" }, "spam-tag-LLM_*"],
    ["rfcs", { group: "JMAP" }, "standard-rfc8620"],
    ["listeners", {}, "listener-submission"],
    ["releases", {}, "release-0.15.5"],
    ["metrics", {}, "metric-message-ingest.time"],
  ])("give every entry of ::%s %j an address, which links can be checked against", (name, given, anchor) => {
    const drawn = drawing(name, given as Record<string, string>);
    const ids = [...drawn.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain(anchor);
    expect(drawn.anchors).toEqual(ids);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength(drawn.entries.length);
  });

  it("show a command with its parameters and an example", () => {
    const drawn = html("cli", { command: "dkim" });
    expect(drawn).toContain("stalwart-cli dkim create &lt;algorithm&gt; &lt;domain&gt;");
    expect(drawn).toContain("One of <code>rsa</code> <code>ed25519</code>.");
  });

  it("show endpoints with the permission they need", () => {
    expect(html("endpoints", { group: "oauth" })).toContain("permission <code>authenticate-oauth</code>");
  });

  it("show the parameters of an endpoint, its response and a request in two languages", () => {
    const drawn = html("endpoints", { group: "dns" });
    expect(drawn).toContain(">string, required</td>");
    expect(drawn).toContain("<code>example.org</code>");
    expect(drawn).toContain("Returns <code>object[]</code>");
    expect(drawn).toContain("$API/dns/records/example.org");
    expect(drawn).toContain("api(&quot;GET&quot;, &quot;/dns/records/example.org&quot;)");
  });
});
