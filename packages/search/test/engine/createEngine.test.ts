import { describe, expect, it } from "vitest";
import { memoryIndex, record, urlsFor } from "../memoryIndex.ts";

const trail = ["MTA", "Outbound"];
const site = memoryIndex([
  record({ page: "/docs/quota", title: "Disk quotas", text: "Limits how much an account can store." }),
  record({
    page: "/docs/quota",
    title: "Disk quotas",
    anchor: "raise",
    heading: "Raise a limit",
    text: "More.",
  }),
  record({ page: "/docs/migrate", title: "Migrating", text: "Move accounts from another server." }),
  record({ page: "/docs/ban", title: "Auto-banning", text: "Blocks clients that fail to sign in." }),
  record({ page: "/docs/acme", title: "Let's Encrypt", text: "Certificates without work." }),
  record({ page: "/docs/dane", title: "DANE", text: "Needs DNSSEC on the receiving side." }),
  record({ page: "/docs/routing", title: "Routing", trail, text: "Chooses the next hop." }),
  record({
    page: "/docs/routing",
    title: "Routing",
    trail,
    anchor: "settings",
    heading: "All settings",
    names: ["queue.strategy.route", "queue.route.<id>.address"],
  }),
  record({ page: "/docs/totp", title: "TOTP", text: "A second step when signing in." }),
  record({ page: "/docs/rcpt", title: "RCPT stage", text: "Refuses with 550 5.1.2 Relay not allowed." }),
  record({ page: "/docs/reports", title: "TLS reports", text: "Follows RFC 8460." }),
  record({ page: "/docs/other", title: "Other reports", text: "Follows RFC 8461." }),
  record({ page: "/reference", title: "All settings", text: "Every setting." }),
  record({
    page: "/reference",
    title: "All settings",
    origin: "entry",
    anchor: "setting-queue.strategy.route",
    heading: "queue.strategy.route",
    text: "Names the route of a recipient.",
  }),
  record({
    page: "/reference",
    title: "All settings",
    origin: "entry",
    anchor: "setting-queue.route.id.address",
    heading: "queue.route.<id>.address",
    text: "The host of the next hop.",
  }),
  record({
    page: "/events",
    title: "All events",
    origin: "entry",
    anchor: "event-smtp.relay-not-allowed",
    heading: "smtp.relay-not-allowed",
    text: "A recipient was refused.",
  }),
  record({
    page: "/blog/routing",
    kind: "blog",
    title: "Routing",
    trail: ["Blog"],
    text: "Chooses the next hop.",
  }),
]);

describe("the engine finds", () => {
  it.each([
    ["typos", "qouta", "/docs/quota"],
    ["two typos in a long word", "certifictaess", "/docs/acme"],
    ["the beginning of a word", "quot", "/docs/quota"],
    ["the beginning of a word that is longer than its stem", "migratio", "/docs/migrate"],
    ["other forms of a word", "migration", "/docs/migrate"],
    ["words written together", "autoban", "/docs/ban"],
    ["words written apart", "auto ban", "/docs/ban"],
    ["words with a hyphen", "auto-ban", "/docs/ban"],
    ["two words of the page that were joined", "letsencrypt", "/docs/acme"],
    ["two words without their apostrophe", "lets encrypt", "/docs/acme"],
    ["one word of the page that was split", "dns sec", "/docs/dane"],
    ["synonyms", "two factor", "/docs/totp"],
    ["synonyms with a digit", "2fa", "/docs/totp"],
    ["reply codes", "550 5.1.2", "/docs/rcpt"],
    ["error texts", "Relay not allowed.", "/docs/rcpt"],
    ["standards", "rfc8460", "/docs/reports"],
    ["standards with a space", "RFC 8461", "/docs/other"],
    ["events", "smtp.relay-not-allowed", "/events#event-smtp.relay-not-allowed"],
  ])("%s", async (_, query, url) => {
    expect((await urlsFor(site, query))[0]).toBe(url);
  });

  it("a setting by its whole key, on its own or on its home page, before all else", async () => {
    const [first, second] = await urlsFor(site, "queue.strategy.route");
    expect([first, second].toSorted()).toEqual([
      "/docs/routing#settings",
      "/reference#setting-queue.strategy.route",
    ]);
  });

  it("a setting by part of its key", async () => {
    expect(await urlsFor(site, "strategy route", 2)).toContain("/reference#setting-queue.strategy.route");
  });

  it("a setting by its key with a real name in it", async () => {
    const urls = await urlsFor(site, "queue.route.gateway.address", 2);
    expect(urls).toContain("/reference#setting-queue.route.id.address");
  });

  it("no standard by a number that is nearly right", async () => {
    expect(await urlsFor(site, "rfc8462")).toEqual([]);
  });
});

describe("the order of hits", () => {
  const word = "greylisting";
  const rest = "some other text about mail and what servers do with it";
  const ranked = memoryIndex([
    record({ page: "/text", title: "One", text: `${rest} ${word}` }),
    record({ page: "/heading", title: "Two" }),
    record({ page: "/heading", title: "Two", anchor: "x", heading: `About ${word}`, text: rest }),
    record({ page: "/title", title: `Use ${word}`, text: rest }),
  ]);

  it("puts titles before headings before text", async () => {
    expect(await urlsFor(ranked, word)).toEqual(["/title", "/heading#x", "/text"]);
  });

  it("puts a page whose address was typed before others with these words", async () => {
    const index = memoryIndex([
      record({
        page: "/docs/mta/filter/overview",
        title: "Filtering overview",
        text: "What the MTA filters.",
      }),
      record({ page: "/docs/mta/overview", title: "Mail transfer agent", text: rest }),
    ]);
    expect((await urlsFor(index, "mta overview"))[0]).toBe("/docs/mta/overview");
  });

  it("puts what a page is described as before what it mentions", async () => {
    const index = memoryIndex([
      record({ page: "/mentions", text: `${word}. ${rest}` }),
      record({ page: "/described", text: `${word}. ${rest}`, description: `${word}.` }),
    ]);
    expect((await urlsFor(index, word))[0]).toBe("/described");
  });

  it("knows an entry by its whole name, also with dashes", async () => {
    const index = memoryIndex([
      record({ page: "/guide", title: "JMAP", text: "Import email over JMAP. Email import, JMAP import." }),
      record({ page: "/reference", title: "Permissions" }),
      record({
        page: "/reference",
        title: "Permissions",
        anchor: "x",
        origin: "entry",
        heading: "jmap-email-import",
        text: rest,
      }),
    ]);
    expect((await urlsFor(index, "jmap-email-import"))[0]).toBe("/reference#x");
  });

  it("puts docs before posts that match as well", async () => {
    const urls = await urlsFor(site, "routing next hop");
    expect(urls.indexOf("/docs/routing")).toBeLessThan(urls.indexOf("/blog/routing"));
  });

  it("puts pages written by hand before lists drawn from data", async () => {
    const one = memoryIndex([
      record({ page: "/list", title: "All settings" }),
      record({
        page: "/list",
        title: "All settings",
        anchor: "a",
        origin: "entry",
        heading: "a.b",
        text: word,
      }),
      record({
        page: "/list",
        title: "All settings",
        anchor: "c",
        origin: "entry",
        heading: "c.d",
        text: word,
      }),
      record({ page: "/page", title: "A page", text: "nothing" }),
      record({ page: "/page", title: "A page", anchor: "h", heading: "Part", text: word }),
    ]);
    expect((await urlsFor(one, word))[0]).toBe("/page#h");
  });

  it("prefers words that stand together", async () => {
    const one = memoryIndex([
      record({
        page: "/apart",
        title: "Apart",
        text: `open this and that and all the others and then relay ${rest}`,
      }),
      record({
        page: "/together",
        title: "Together",
        text: `this and that and all the others open relay ${rest}`,
      }),
    ]);
    expect((await urlsFor(one, "open relay"))[0]).toBe("/together");
  });

  it("knows a message by its own words, also in a long section", async () => {
    const long = `${rest} `.repeat(30);
    const message = "Account does not contain secrets";
    const apart = `Every account has one. ${rest}. Files contain it. ${rest}. Keep secrets.`;
    const firstWith = async (phrases: string[]) => {
      const words = record({ page: "/words", title: "Words", text: apart });
      const quoted = record({
        page: "/message",
        title: "Message",
        text: `${long}${message} ${long}`,
        phrases,
      });
      return (await urlsFor(memoryIndex([words, quoted]), message))[0];
    };
    expect(await firstWith([message])).toBe("/message");
    expect(await firstWith([])).toBe("/words");
  });

  it("shows few sections of one page before the other pages, and the rest after them", async () => {
    const sections = Array.from({ length: 8 }, (_, at) =>
      record({ page: "/long", title: "Long", anchor: `s${at}`, heading: `${word} ${at}`, text: word }),
    );
    const one = memoryIndex([
      record({ page: "/long", title: "Long" }),
      ...sections,
      record({ page: "/short", title: "Short", text: `${word} once` }),
    ]);
    const urls = await urlsFor(one, word, 20);
    expect(urls.indexOf("/short")).toBeLessThanOrEqual(3);
    expect(urls.filter((url) => url.startsWith("/long"))).toHaveLength(8);
    expect(urls[0]).toMatch(/^\/long#/);
  });
});

describe("an answer", () => {
  it("marks what matched in title, heading and excerpt, as text", async () => {
    const one = memoryIndex([
      record({ page: "/a", title: "Raise quotas", trail }),
      record({
        page: "/a",
        title: "Raise quotas",
        trail,
        anchor: "how",
        heading: "Quota <b>limits</b>",
        text: `${"Long before. ".repeat(40)}Then the quota applies.${" Long after.".repeat(40)}`,
      }),
    ]);
    const { hits } = await one.engine.search({ text: "quota", limit: 5 });
    const hit = hits.find(({ url }) => url === "/a#how");
    expect(hit).toMatchObject({
      kind: "docs",
      path: [...trail, "Raise quotas"],
      title: [
        { text: "Raise ", matched: false },
        { text: "quotas", matched: true },
      ],
      heading: [
        { text: "Quota", matched: true },
        { text: " <b>limits</b>", matched: false },
      ],
    });
    const excerpt = hit?.excerpt.map(({ text }) => text).join("") ?? "";
    expect(excerpt).toContain("Then the quota applies.");
    expect(excerpt.length).toBeLessThan(250);
    expect(hit?.excerpt).toContainEqual({ text: "quota", matched: true });
  });

  it("puts the site's base before addresses", async () => {
    const one = memoryIndex([record({ page: "/docs/a", title: "Quota" })], { baseUrl: "/base/" });
    expect(await urlsFor(one, "quota")).toEqual(["/base/docs/a"]);
  });

  it("can be filtered by kind and section, and counts without the limit", async () => {
    const all = await site.engine.search({ text: "routing", limit: 1 });
    const blog = await site.engine.search({ text: "routing", limit: 10, kind: "blog" });
    const mta = await site.engine.search({ text: "routing", limit: 10, section: "MTA" });
    expect(all.hits).toHaveLength(1);
    expect(all.total).toBeGreaterThan(1);
    expect(all.sections).toContainEqual({ label: "Blog", kind: "blog", count: 1 });
    expect(blog.hits.map(({ url }) => url)).toEqual(["/blog/routing"]);
    expect(mta.hits.every(({ path }) => path[0] === "MTA")).toBe(true);
    expect(mta.total).toBe(mta.hits.length);
  });

  it("goes on where the one before ended", async () => {
    const whole = await urlsFor(site, "routing");
    const { hits } = await site.engine.search({ text: "routing", limit: 10, offset: 1 });
    expect(hits.map(({ url }) => url)).toEqual(whole.slice(1));
  });
});

describe("loading", () => {
  const large = Array.from({ length: 400 }, (_, at) =>
    record({
      page: `/docs/p${at}`,
      title: `Page ${at}`,
      text: Array.from({ length: 40 }, (_unused, word) => `${"bcdfghjklm"[at % 10]}aword${at * word}`).join(
        " ",
      ),
    }),
  );

  it("fetches the manifest, the shard and the shown pages only", async () => {
    const one = memoryIndex([...large, record({ page: "/docs/x", title: "Here", text: "zebra" })]);
    await one.engine.search({ text: "zebra ", limit: 10 });
    expect(one.fetched).toHaveLength(3);
    expect(one.files.size).toBeGreaterThan(400);
  });

  it("fetches nothing twice", async () => {
    const one = memoryIndex(large);
    await one.engine.search({ text: "page", limit: 10 });
    const before = one.fetched.length;
    await one.engine.search({ text: "page", limit: 10 });
    expect(one.fetched).toHaveLength(before);
    expect(new Set(one.fetched).size).toBe(before);
  });

  it("fetches no text for a query that nobody waits for any more", async () => {
    const one = memoryIndex([record({ page: "/docs/quota", title: "Quota", text: "Limits an account." })]);
    const asking = new AbortController();
    const answer = one.engine.search({ text: "account", limit: 5 }, asking.signal);
    asking.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    // The manifest and the shard.
    expect(one.fetched).toHaveLength(2);
  });
});
