import { rename, truncate } from "node:fs/promises";
import { createServer, get, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeTempFolder, tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { bestEncoding } from "../../src/serve/acceptHeader.ts";
import { type RunningServer, serve } from "../../src/serve/serve.ts";
import { formatHeaders, headerRules } from "../../src/shared/hosting.ts";

const HOST = "127.0.0.1";
const PAGE = `<!doctype html><title>Home</title>${"<p>Text.</p>".repeat(50)}`;
let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let server: RunningServer;
const printed: string[] = [];

beforeAll(async () => {
  folder = await makeTempFolder();
  await writeTree(folder.path, {
    "index.html": PAGE,
    "404.html": "<h1>Not found</h1>",
    "docs/x.html": "x",
    "docs/x.json": "{}",
    "assets/entry-abc.js": "1",
    "img/a.png": "png",
    "docs/x.md": "# X",
    _redirects: "/docs/x/index.html /docs/x 301\n",
    _headers: formatHeaders(
      headerRules({
        baseUrl: "/",
        inlineScripts: ["aGFzaA=="],
        analytics: false,
        searchOrigin: null,
      }),
    ),
  });
  server = await start(0);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

function start(port: number) {
  return serve({ root: folder.path, port, host: HOST, print: (line) => printed.push(line) });
}

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A plain request: `fetch` would decode the answer and follow redirects. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = new URL(server.url);
  return new Promise((done, reject) => {
    const asked = request({ host: HOST, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", reject).end();
  });
}

describe("the server", () => {
  it("serves a page with its type, to be revalidated", async () => {
    const { status, headers, body } = await ask("/");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      vary: "Accept, Accept-Encoding",
      "content-length": String(PAGE.length),
    });
    expect(body.toString()).toBe(PAGE);
  });

  it("sends the headers of the site's table, with a policy that names the inline scripts", async () => {
    const { headers } = await ask("/docs/x");
    expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-aGFzaA=='");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect((await ask("/_headers")).status).toBe(404);
    expect((await ask("/_redirects")).status).toBe(404);
  });

  it("serves Markdown to clients that ask for it", async () => {
    const twin = await ask("/docs/x", { Accept: "text/markdown, text/plain;q=0.8" });
    expect([twin.headers["content-type"], twin.body.toString()]).toEqual([
      "text/markdown; charset=utf-8",
      "# X",
    ]);
    const page = await ask("/docs/x", {
      Accept: "text/html,application/xhtml+xml,text/markdown;q=0.5,*/*;q=0.1",
    });
    expect(page.body.toString()).toBe("x");
  });

  it("marks hashed assets as immutable", async () => {
    const { headers } = await ask("/assets/entry-abc.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  });

  it("compresses text with an accepted encoding", async () => {
    const brotli = await ask("/", { "Accept-Encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
    const gzip = await ask("/", { "Accept-Encoding": "gzip" });
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  });

  it("does not compress images", async () => {
    const { headers } = await ask("/img/a.png", { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-type"]).toBe("image/png");
  });

  it("answers 304 without a body when the ETag matches", async () => {
    const { headers } = await ask("/docs/x");
    const again = await ask("/docs/x", { "If-None-Match": String(headers["etag"]) });
    expect([again.status, again.body.length, again.headers["etag"]]).toEqual([304, 0, headers["etag"]]);
    for (const tags of ["*", `W/${headers["etag"]}`, `"other", ${headers["etag"]}`]) {
      expect((await ask("/docs/x", { "If-None-Match": tags })).status).toBe(304);
    }
    expect((await ask("/docs/x", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("sends a file that is larger than memory can hold", async () => {
    const large = 2 ** 31 + 1;
    await writeTree(folder.path, { "large.iso": "" });
    await truncate(join(folder.path, "large.iso"), large);
    const { status, headers } = await ask("/large.iso", {}, "HEAD");
    expect([status, headers["content-length"]]).toEqual([200, String(large)]);
    const first = await new Promise((done, reject) => {
      get(`${server.url}large.iso`, (response) => {
        response.once("data", (chunk: Buffer) => {
          response.destroy();
          done(chunk[0]);
        });
      }).on("error", reject);
    });
    expect(first).toBe(0);
  });

  it("has a separate ETag for each encoding", async () => {
    const [plain, packed] = [await ask("/"), await ask("/", { "Accept-Encoding": "br" })];
    expect(plain.headers["etag"]).not.toBe(packed.headers["etag"]);
  });

  it("answers HEAD with headers only", async () => {
    const { status, headers, body } = await ask("/", {}, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([200, String(PAGE.length), 0]);
  });

  it("refuses other methods", async () => {
    const { status, headers } = await ask("/", {}, "POST");
    expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
  });

  it("shows the not-found page with status 404", async () => {
    const { status, body } = await ask("/nowhere");
    expect([status, body.toString()]).toEqual([404, "<h1>Not found</h1>"]);
  });

  it("keeps idle connections open for more than a minute", async () => {
    const { headers } = await ask("/", { connection: "keep-alive" });
    expect(headers["keep-alive"]).toBe("timeout=75");
  });

  it("redirects other spellings and keeps the query", async () => {
    const { status, headers } = await ask("/docs/x.html?a=1");
    expect([status, headers["location"]]).toEqual([301, "/docs/x?a=1"]);
  });

  it("refuses to leave its folder", async () => {
    expect((await ask("/%2e%2e/%2e%2e/etc/passwd")).status).toBe(400);
  });

  it("serves a rebuilt file", async () => {
    await writeTree(folder.path, { "docs/new.html": "first" });
    expect((await ask("/docs/new")).body.toString()).toBe("first");
    await writeTree(folder.path, { "docs/new.html": "second time" });
    expect((await ask("/docs/new")).body.toString()).toBe("second time");
  });

  it("serves a folder that replaced the old one", async () => {
    const site = (edition: string) => ({
      "404.html": `No page in the ${edition} edition`,
      "page.html": `The ${edition} edition`,
      _headers: `/*\n  X-Edition: ${edition}\n`,
    });
    const place = await makeTempFolder();
    const [root, next, old] = ["dist", "next", "old"].map((name) => join(place.path, name)) as [
      string,
      string,
      string,
    ];
    await writeTree(root, site("first"));
    await writeTree(next, site("second"));
    const other = await serve({ root, port: 0, host: HOST, print: () => undefined });
    onTestFinished(async () => {
      await other.close();
      await place.remove();
    });
    const look = async () => {
      const answers = await Promise.all(["page", "nowhere"].map((path) => fetch(`${other.url}${path}`)));
      return Promise.all(answers.map(async (one) => [one.headers.get("x-edition"), await one.text()]));
    };
    expect(await look()).toEqual([
      ["first", "The first edition"],
      ["first", "No page in the first edition"],
    ]);
    await rename(root, old);
    await rename(next, root);
    expect(await look()).toEqual([
      ["second", "The second edition"],
      ["second", "No page in the second edition"],
    ]);
  });
});

it("prints an address that browsers take, also of an IPv6 host", async ({ skip }) => {
  const lines: string[] = [];
  const options = { root: folder.path, port: 0, host: "::1", print: (line: string) => lines.push(line) };
  const other = await serve(options).catch(() => null);
  if (!other) return skip("This machine has no IPv6.");
  onTestFinished(() => other.close());
  expect((await fetch(other.url)).status).toBe(200);
  expect(lines[0]).toContain(`on ${new URL(other.url).href}`);
});

describe("a port that is taken", () => {
  it("is replaced by the next free one, with a message", async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, HOST, done));
    const { port } = other.address() as AddressInfo;
    const moved = await start(port);
    onTestFinished(async () => {
      await moved.close();
      other.close();
    });
    const actual = new URL(moved.url).port;
    expect(Number(actual) - port).toBeGreaterThan(0);
    // Tests that run at the same time may have taken the next ones.
    expect(Number(actual) - port).toBeLessThan(50);
    expect(printed).toContain(`Port ${port} is taken, so this uses ${actual} instead.`);
  });
});

it("says where a site with a base has to be", async () => {
  const root = await tempTree({ "manifest.webmanifest": '{\n  "start_url": "/manual/"\n}' });
  const lines: string[] = [];
  const running = await serve({ root, port: 0, host: HOST, print: (line) => lines.push(line) });
  onTestFinished(() => running.close());
  expect(lines[1]).toContain("Build it with --out DIR/manual, and serve DIR.");
});

it("says what to do when there is nothing to serve", async () => {
  const root = `${folder.path}/nowhere`;
  const start = (options: object) => serve({ root, port: 0, host: HOST, print: () => undefined, ...options });
  await expect(start({})).rejects.toThrow('Run "npm run build" first');
  await expect(start({ root: join(folder.path, "404.html") })).rejects.toThrow("there is no folder");
  await expect(start({ root: folder.path, host: "203.0.113.9" })).rejects.toThrow(
    '--host names an address of this machine, such as localhost or 0.0.0.0, not "203.0.113.9".',
  );
});

it("says of a folder that no build wrote it", async () => {
  const root = await tempTree({ "docs/start.md": "Text." });
  const lines: string[] = [];
  const running = await serve({ root, port: 0, host: HOST, print: (line) => lines.push(line) });
  onTestFinished(() => running.close());
  expect(lines[1]).toContain("No build wrote it");
});

describe("the best encoding", () => {
  it.each([
    ["", "identity"],
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip;q=0.000", "identity"],
    ["BR", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["brotli, zip", "identity"],
  ])("for %j is %s", (accepted, encoding) => {
    expect(bestEncoding(accepted)).toBe(encoding);
  });
});
