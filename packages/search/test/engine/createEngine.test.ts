// Long, because each kind of query has its pages and its order of hits.

import { describe, expect, it } from "vitest";
import { buildIndexFiles } from "../../src/buildIndexFiles.ts";
import { INDEX_FILE } from "../../src/indexFormat.ts";
import { SearchUnavailable } from "../../src/search.ts";
import { memoryEngine } from "../memoryEngine.ts";
import { page } from "../page.ts";

const section = (id: string | null, heading: string, text: string, messages: string[] = []) => ({
  id,
  heading,
  text,
  messages,
  symptoms: [],
});

const records = [
  page({
    route: "/docs/quota",
    title: "Quotas",
    description: "Limit what accounts store.",
    questions: [
      { ask: "mailbox full", at: "when-full" },
      { ask: "doveadm quota", at: null },
      { ask: "login fails when full", at: null },
    ],
    sections: [
      section(null, "", "How much an account stores."),
      section("when-full", "When it is full", "New mail waits.", ["452 4.2.2 Mailbox over quota"]),
    ],
  }),
  page({
    route: "/docs/auto-ban",
    title: "Auto-banning",
    description: "Block addresses that guess passwords.",
    sections: [section("lift", "Lift a ban", "Remove the host name from the list.")],
  }),
  page({
    route: "/docs/hostname",
    title: "Hostname",
    sections: [section("tls-rpt", "Reports", "RFC 8460 for DAVx⁵ and Straße.")],
  }),
  page({ route: "/blog/quota", kind: "blog", title: "Quotas in the new release", labels: ["Blog"] }),
  page({
    route: "/docs/reference",
    kind: "list",
    title: "Reference",
    entries: [
      { id: "setting-a", kind: "Settings", name: "server.hostname", text: "The name of the host. More." },
      { id: "function-full", kind: "Functions", name: "full", text: "Tells whether a list is full." },
      { id: "event-b", kind: "Events", name: "auth.failed", text: "Authentication failed." },
    ],
  }),
];

const urls = async (query: string) => (await memoryEngine(records).answer(query)).hits.map(({ url }) => url);

describe("the engine", () => {
  it("answers from titles and questions first, then from the whole index", async () => {
    const engine = memoryEngine(records);
    const [quick, whole] = await engine.ask("quota");
    expect(quick).toMatchObject({ isComplete: false, hits: [{ url: "/docs/quota", excerpt: "" }] });
    expect(whole).toMatchObject({ isComplete: true, hits: [{ excerpt: "Limit what accounts store." }, {}] });
    expect(whole?.hits.map(({ url }) => url)).toContain("/blog/quota");
    expect(await engine.ask("ban")).toHaveLength(1);
    expect(engine.fetched).toHaveLength(2);
  });

  it.each(["quota 452", "server.hostname", "qutoas", "quota zebra"])(
    "waits for the whole index where titles cannot be sure: %s",
    async (query) => {
      const [quick, whole] = await memoryEngine(records).ask(query);
      expect(quick).toMatchObject({ isComplete: false, hits: [], kinds: [] });
      expect(whole?.hits).not.toEqual([]);
    },
  );

  it("tells which typos it corrected", async () => {
    const corrected = async (query: string) => (await memoryEngine(records).answer(query)).corrected;
    expect(await corrected("my qutoas")).toBe("my quotas");
    expect(await corrected("quot")).toBe(null);
    expect(await corrected("quotas zebra")).toBe(null);
  });

  it("corrects no word such as arent or wont", async () => {
    const agent = page({ route: "/docs/agent", title: "Agent" });
    expect((await memoryEngine([...records, agent]).answer("quotas arent full")).corrected).toBe(null);
  });

  it("opens a page at its top where the query is about all of it", async () => {
    const about = page({
      route: "/docs/acme",
      title: "ACME",
      questions: [{ ask: "acme order invalid", at: "x" }],
    });
    const asked = {
      ...about,
      sections: [section(null, "", "ACME."), section("x", "Troubleshooting", "ACME.")],
    };
    const url = async (query: string) => (await memoryEngine([asked]).answer(query)).hits[0]?.url;
    expect([await url("acme"), await url("acme order is invalid")]).toEqual(["/docs/acme", "/docs/acme#x"]);
  });

  it("ignores in the text of a large site what most sections contain", async () => {
    const count = async (length: number) => {
      const sections = [section(null, "", "A tail.")];
      const pages = Array.from({ length }, (_, at) => page({ route: `/docs/${at}`, title: "Ape", sections }));
      return (await memoryEngine(pages).answer("tail")).total;
    };
    expect([await count(500), await count(501)]).toEqual([500, 0]);
  });

  it("links to the section of a matching question, and returns the question", async () => {
    const { hits } = await memoryEngine(records).answer("my mailbox is full");
    expect(hits[0]).toMatchObject({
      url: "/docs/quota#when-full",
      heading: "When it is full",
      question: "mailbox full",
      excerpt: "Limit what accounts store.",
    });
  });

  it("finds a message by pairs of adjacent words, and shows it", async () => {
    const { hits } = await memoryEngine(records).answer("said: 452 4.2.2 Mailbox over quota (in reply)");
    expect(hits[0]).toMatchObject({ url: "/docs/quota#when-full", excerpt: "452 4.2.2 Mailbox over quota" });
  });

  it("prefers a symptom that is quoted whole, because its row says what to do", async () => {
    const told = (route: string, parts: { messages?: string[]; symptoms?: string[] }) =>
      page({
        route,
        title: "Relays",
        sections: [{ ...section("at", "Part", "Text."), ...parts }],
      });
    const message = "550 5.1.2 Relay not allowed";
    const both = [told("/docs/a", { messages: [message] }), told("/docs/b", { symptoms: [message] })];
    const { hits } = await memoryEngine(both).answer(message);
    expect(hits.map(({ url }) => url)).toEqual(["/docs/b#at", "/docs/a#at"]);
    expect(hits[0]).toMatchObject({ message, hasPassage: true });
  });

  it("opens the row of a symptom rather than a section of the page that quotes it", async () => {
    const quoted = section("check", "Check", "Text.", ["Relay not allowed"]);
    const row = { ...section("trouble", "Trouble", "Text."), symptoms: ["550 5.1.2 Relay not allowed"] };
    const { hits } = await memoryEngine([page({ title: "Relays", sections: [quoted, row] })]).answer(
      "relay not allowed",
    );
    expect(hits[0]?.url).toBe("/docs/page#trouble");
  });

  it("shows the question or opens the section that has the words, where title and description lack them", async () => {
    const asked = page({
      title: "Retries",
      questions: [{ ask: "second attempt too late after a greylist delay", at: null }],
    });
    const { hits } = await memoryEngine([...records, asked]).answer("greylist");
    expect(hits[0]).toMatchObject({ url: "/docs/page", question: expect.stringContaining("greylist") });
    const described = { ...asked, description: "When greylist servers are tried again." };
    const [shown] = (await memoryEngine([...records, described]).answer("greylist")).hits;
    expect(shown).toMatchObject({ url: "/docs/page", question: null });
  });

  it("is not led astray by words that say little", async () => {
    const vague = page({ route: "/docs/vague", title: "Find what two of several need" });
    const { hits } = await memoryEngine([...records, vague]).answer("find out if several need two quotas");
    expect(hits[0]?.url).toBe("/docs/quota");
  });

  it("joins no two words that are ignored", async () => {
    const goto = page({ route: "/docs/goto", title: "Goto" });
    expect((await memoryEngine([...records, goto]).answer("quotas go to")).total).toBe(2);
  });

  it("shows an entry with a page of its own once", async () => {
    const entry = { id: "x", kind: "Objects", name: "x:Route", text: "Where mail goes." };
    const [first, ...others] = await memoryEngine([
      page({ route: "/docs/x", title: "x:Route", entries: [entry] }),
    ])
      .answer("x:Route")
      .then(({ hits }) => hits);
    expect(first).toMatchObject({ url: "/docs/x", kind: "Objects", title: "x:Route", heading: null });
    expect(others).toEqual([]);
  });

  it("finds an entry by its name, even within a log line", async () => {
    expect((await urls("server.hostname"))[0]).toBe("/docs/reference#setting-a");
    expect((await urls("2026-01-01T00:00:00Z WARN Authentication (auth.failed) id = 7"))[0]).toBe(
      "/docs/reference#event-b",
    );
  });

  it("treats a plain word as the name of an entry only if the query is little more", async () => {
    expect((await urls("full"))[0]).toBe("/docs/reference#function-full");
    expect((await urls("mailbox of a user full of mail"))[0]).toBe("/docs/quota#when-full");
  });

  it("finds the field of an object by its name, before pages that mention it", async () => {
    const mention = page({
      route: "/docs/relay",
      title: "Relay",
      sections: [section(null, "", "Set authSecret.")],
    });
    const reference = page({
      route: "/docs/objects",
      kind: "list",
      title: "Objects",
      entries: [
        { id: "a", kind: "Fields", name: "Relay.authSecret", text: "The password." },
        { id: "b", kind: "Fields", name: "Relay.port", text: "The port." },
      ],
    });
    const found = async (query: string) =>
      (await memoryEngine([...records, mention, reference]).answer(query)).hits[0]?.url;
    expect(await found("authSecret")).toBe("/docs/objects#a");
    expect(await found("relay")).toBe("/docs/relay");
  });

  it("finds a list by its question before a page that mentions it, and one without questions after it", async () => {
    const mention = page({
      route: "/docs/requirements",
      title: "Countries",
      sections: [section(null, "", "Block a whole country.")],
    });
    const networks = page({ route: "/docs/networks", kind: "list", title: "Networks of a country" });
    const asked = { ...networks, questions: [{ ask: "block a whole country", at: null }] };
    const first = async (list: typeof networks) =>
      (await memoryEngine([...records, mention, list]).answer("block a whole country")).hits[0]?.url;
    expect([await first(asked), await first(networks)]).toEqual(["/docs/networks", "/docs/requirements"]);
  });

  it.each([
    ["autoban", "/docs/auto-ban"],
    ["auto ban", "/docs/auto-ban"],
    ["host name", "/docs/hostname"],
    ["rfc8460", "/docs/hostname#tls-rpt"],
    ["RFC 8460", "/docs/hostname#tls-rpt"],
    ["davx5", "/docs/hostname#tls-rpt"],
    ["strasse", "/docs/hostname#tls-rpt"],
    ["qutoas", "/docs/quota"],
    ["bna", "/docs/auto-ban"],
    ["quotas zzzzzzzz", "/docs/quota"],
    ["how do I get quotas", "/docs/quota"],
    ["nobody is logged in", "/docs/quota"],
    ["QuotasHaveZebras", "/docs/quota"],
  ])("finds %s", async (query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it("counts every kind that has a match, however well an entry of another kind matches", async () => {
    const quota = page({
      entries: [
        { id: "function-quota", kind: "Functions", name: "quota", text: "The quota of an account." },
        { id: "setting-limit", kind: "Settings", name: "limit", text: "The highest quota of an account." },
      ],
    });
    const { kinds } = await memoryEngine([quota]).answer("quota");
    expect(kinds).toContainEqual({ kind: "Settings", count: 1 });
  });

  it("counts all kinds, but returns only hits of the chosen one", async () => {
    const answer = await memoryEngine(records).answer({ text: "quota", limit: 5, kind: "blog" });
    expect(answer.hits.map(({ kind }) => kind)).toEqual(["blog"]);
    expect(answer.kinds.map(({ kind }) => kind).sort()).toEqual(["blog", "docs"]);
  });

  it("reports that hits match little of the query", async () => {
    expect((await memoryEngine(records).answer("quota zebra giraffe elephant")).isWeak).toBe(true);
    expect((await memoryEngine(records).answer("quota")).isWeak).toBe(false);
  });

  it.each([
    "2026-01-01T00:00:00Z WARN Authentication (auth.failed) remoteIp = 203.0.113.7, remotePort = 50214",
    "postfix/smtp[811]: to=<zebra@giraffe.example>, relay=elephant: 452 4.2.2 Mailbox over quota (in reply)",
  ])("does not report that of a line with a known event or message: %s", async (line) => {
    expect((await memoryEngine(records).answer(line)).isWeak).toBe(false);
  });

  it("returns no hits for punctuation, white space and overlong words", async () => {
    for (const text of ["", "   ", "!?", "x".repeat(5000), "the of", "a ".repeat(2000)]) {
      expect((await memoryEngine(records).answer(text)).hits.length).toBeLessThan(20);
    }
  });
});

describe("a broken index", () => {
  it.each([
    ["missing", null, "answers 404"],
    ["damaged", "{", "is not a file"],
    ["of another format", '{"format":1}', "has format 1"],
  ])("is refused in a sentence where its first file is %s", async (_case, text, message) => {
    const engine = memoryEngine(records, { files: { [`/${INDEX_FILE}`]: text } });
    await expect(engine.ask("quota")).rejects.toThrow(message);
  });

  it("still answers from the first file if the second is damaged, and retries", async () => {
    const told: boolean[] = [];
    let isBroken = true;
    const whole = memoryEngine(records);
    await whole.answer("quota");
    const rest = whole.fetched.find((path) => path.startsWith("/assets/")) ?? "";
    const files = {
      get [rest]() {
        return isBroken ? "{" : undefined;
      },
    } as Record<string, string>;
    const engine = memoryEngine(records, { files });
    await expect(engine.ask("quota")).rejects.toThrow(SearchUnavailable);
    isBroken = false;
    delete files[rest];
    told.push(...(await engine.ask("quota")).map(({ isComplete }) => isComplete));
    expect(told).toEqual([false, true]);
  });

  it("answers from the new index after a deploy has removed the second file of the old one", async () => {
    const [old, renewed] = ["old", "new"].map((name) => buildIndexFiles(records, () => name));
    const files: Record<string, string | null> = {};
    for (const { path, content } of renewed ?? []) files[`/${path}`] = content;
    const newFirst = files[`/${INDEX_FILE}`] ?? "";
    files[`/${INDEX_FILE}`] = old?.[0]?.content ?? "";
    const engine = memoryEngine(records, { files });
    await expect(engine.ask("quota")).rejects.toThrow(SearchUnavailable);
    files[`/${INDEX_FILE}`] = newFirst;
    expect((await engine.answer("quota")).isComplete).toBe(true);
  });
});
