import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type AlgoliaRecord, searchHost, toAlgoliaRecords } from "../../src/algolia/algoliaRecord.ts";
import { createAlgoliaProvider } from "../../src/algolia/createAlgoliaProvider.ts";
import { pushRecords } from "../../src/algolia/pushRecords.ts";
import type { SearchAnswer, SearchQuery } from "../../src/search.ts";
import { page } from "../page.ts";

interface Asked {
  method: string | undefined;
  path: string | undefined;
  key: string | string[] | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent, for the test to look at.
  body: any;
}

let server: Server | null = null;
afterEach(() => void server?.close());

/** A stand-in for the service: keeps what it is asked, answers what it is told. */
async function service(answers: (asked: Asked) => { status?: number; body?: unknown } | "hang up") {
  const asked: Asked[] = [];
  server = createServer(async (request, response) => {
    const one = {
      method: request.method,
      path: request.url,
      key: request.headers["x-algolia-api-key"],
      body: JSON.parse(await textOf(request)),
    };
    asked.push(one);
    const answer = answers(one);
    if (answer === "hang up") return void request.socket.destroy();
    response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { asked, host: `http://127.0.0.1:${port}` };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const hit = {
  url: "https://site.test/manual/docs/a#keys",
  kind: "docs",
  trail: ["MTA", "Outbound"],
  hierarchy: { lvl0: "MTA", lvl1: "Routing <b>", lvl2: "Keys" },
  _snippetResult: { content: { value: "…<img src=x> a key here…" } },
};

async function provider(answers: Parameters<typeof service>[0]) {
  const { asked, host } = await service(answers);
  const options = {
    provider: "algolia" as const,
    appId: "APP",
    apiKey: "search-key",
    indexName: "docs",
    host,
    reportUrl: "",
    baseUrl: "/manual/",
    language: "en",
    version: "current",
  };
  const { search } = createAlgoliaProvider(options);
  return {
    asked,
    async search(query: SearchQuery): Promise<SearchAnswer | undefined> {
      const answers: SearchAnswer[] = [];
      await search(query, (answer) => answers.push(answer), new AbortController().signal);
      return answers[0];
    },
  };
}

it("sends the query with filters for language and docs tag", async () => {
  const { asked, search } = await provider(() => ({ body: { results: [{ hits: [hit], nbHits: 1 }] } }));
  await search({ text: "key", limit: 5, kind: "Settings" });
  expect(asked).toMatchObject([
    {
      method: "POST",
      path: "/1/indexes/*/queries",
      key: "search-key",
      body: {
        requests: [
          {
            indexName: "docs",
            query: "key",
            hitsPerPage: 5,
            facetFilters: [
              "language:en",
              ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
              "kind:Settings",
            ],
          },
        ],
      },
    },
  ]);
});

it("converts hits to plain text with local URLs", async () => {
  const facets = { kind: { docs: 3, blog: 1 } };
  const { search } = await provider(() => ({ body: { results: [{ hits: [hit], nbHits: 9, facets }] } }));
  expect(await search({ text: "keys", limit: 5 })).toEqual({
    hits: [
      {
        url: "/manual/docs/a#keys",
        kind: "docs",
        labels: ["MTA", "Outbound"],
        title: "Routing <b>",
        heading: "Keys",
        question: null,
        excerpt: "…<img src=x> a key here…",
        hasPassage: false,
        message: null,
      },
    ],
    total: 9,
    kinds: [
      { kind: "docs", count: 3 },
      { kind: "blog", count: 1 },
    ],
    marked: ["kei"],
    corrected: null,
    isWeak: false,
    isComplete: true,
  });
});

it.each([
  ["a refused key", { status: 403 }],
  ["a broken service", { status: 503 }],
  ["a lost connection", "hang up"],
  ["an answer without results", { body: { message: "?" } }],
] as const)("tells of %s, and answers the next time", async (_case, first) => {
  let count = 0;
  const good = { body: { results: [{ hits: [], nbHits: 0 }] } };
  const { search } = await provider(() => (count++ === 0 ? first : good));
  await expect(search({ text: "a", limit: 1 })).rejects.toMatchObject({ name: "SearchUnavailable" });
  expect((await search({ text: "a", limit: 1 }))?.total).toBe(0);
});

it("asks the service's host unless another one is configured", () => {
  expect(searchHost({ appId: "A", host: null })).toBe("https://A-dsn.algolia.net");
  expect(searchHost({ appId: "A", host: "https://own.test" })).toBe("https://own.test");
});

const record = (at: number): AlgoliaRecord[] =>
  toAlgoliaRecords(page({ route: `/docs/${at}`, title: `Page ${at}` }), "https://site.test", "en");

it("makes a record of the page, of each section with its questions, and of each entry", () => {
  const records = toAlgoliaRecords(
    page({
      route: "/docs/a",
      questions: [
        { ask: "lost key", at: "keys" },
        { ask: "start", at: null },
      ],
      sections: [{ id: "keys", heading: "Keys", text: "Text", messages: [], symptoms: [] }],
      entries: [{ id: "setting-a", kind: "Settings", name: "a", text: "About a." }],
    }),
    "https://site.test",
    "en",
  );
  expect(records.map(({ objectID, kind, questions }) => [objectID, kind, questions])).toEqual([
    ["/docs/a", "docs", ["start"]],
    ["/docs/a#keys", "docs", ["lost key"]],
    ["/docs/a#setting-a", "Settings", []],
  ]);
});

it("uploads batches to a temporary index, and moves the index at the end", async () => {
  const { asked, host } = await service(() => ({}));
  const records = Array.from({ length: 1500 }, (_, at) => record(at)).flat();
  await pushRecords(records, { appId: "APP", indexName: "docs", host, adminKey: "admin" }, () => undefined);
  const lines = asked.map(({ method, path }) => `${method} ${path}`);
  expect(lines).toEqual([
    "POST /1/indexes/docs_next/clear",
    "PUT /1/indexes/docs_next/settings",
    "POST /1/indexes/docs_next/batch",
    "POST /1/indexes/docs_next/batch",
    "POST /1/indexes/docs_next/operation",
  ]);
  expect(asked.at(-1)?.body).toEqual({ operation: "move", destination: "docs" });
  expect(asked[2]?.body.requests[0]).toMatchObject({ action: "addObject", body: { objectID: "/docs/0" } });
  expect(asked[3]?.body.requests).toHaveLength(500);
});

it("fails with a message for an invalid key", async () => {
  const { asked, host } = await service(({ path }) => (path?.endsWith("/operation") ? { status: 403 } : {}));
  const run = pushRecords(
    Array.from({ length: 1500 }, (_, at) => record(at)).flat(),
    { appId: "APP", indexName: "docs", host, adminKey: "admin" },
    () => undefined,
  );
  await expect(run).rejects.toThrow(/answered 403. Check ALGOLIA_ADMIN_KEY/);
  expect(asked.at(-1)?.path).toBe("/1/indexes/docs_next/operation");
});
