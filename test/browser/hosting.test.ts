// Long, because each rule is tried on every server and host.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { silentProgress } from "../../packages/generator/src/build/progress.ts";
import { build } from "../../packages/generator/src/commands/build.ts";
import { compressFiles } from "../../packages/generator/src/deploy/compressFiles.ts";
import { contentType } from "../../packages/generator/src/serve/contentTypes.ts";
import { acceptsHtml, acceptsMarkdown } from "../support/acceptHeaders.ts";
import { makeTempFolder, writeTree } from "../support/tempTree.ts";
import { test } from "./support/browserTest.ts";
import { hosts } from "./support/hosts.ts";
import { recordTrouble } from "./support/records.ts";
import { routesOf } from "./support/routes.ts";
import { type RunningHost, startHost } from "./support/startHost.ts";

const { plain, based } = inject("sites");

beforeAll(() => compressFiles(plain.folder), 120_000);

describe.each(hosts)("behind $name", (program) => {
  const { missing, brotli } = program;
  let host: RunningHost;

  beforeAll(async () => {
    if (!missing) host = await startHost(program, plain.folder);
  });

  afterAll(() => host?.stop());

  const everyHeader = {
    "content-security-policy": expect.stringMatching(/^script-src 'self' 'sha256-.*trusted-types/),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    vary: "Accept, Accept-Encoding",
  };

  it.skipIf(missing)("answers every page with status 200 at its one address", async () => {
    const pages = await routesOf(plain.folder);
    expect(pages.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      pages.map(async (page) => [page, (await host.ask(encodeURI(page))).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it.skipIf(missing)("answers every other file with its own type", async () => {
    const all = await readdir(plain.folder, { recursive: true, withFileTypes: true });
    const files = all
      .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^_(headers|redirects)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(plain.folder.length));
    expect(files.length).toBeGreaterThan(20);
    const found = await Promise.all(
      files.map(async (file) => {
        const { status, headers } = await host.ask(encodeURI(file));
        return [file, status, headers["content-type"]];
      }),
    );
    expect(found).toEqual(files.map((file) => [file, 200, contentType(file)]));
  });

  it.skipIf(missing).each([
    ["/docs/start.html", "/docs/start"],
    ["/docs/start/", "/docs/start"],
    ["/docs/start.html?from=mail&x=%26", "/docs/start?from=mail&x=%26"],
    ["/docs/start/?from=mail", "/docs/start?from=mail"],
    ["/index.html", "/"],
    ["/index.html?from=mail", "/?from=mail"],
    ["/index", "/"],
    ["//docs//start", "/docs/start"],
    ["/docs%2fstart?from=%2f", "/docs/start?from=%2f"],
    ["/docs%2F/start", "/docs/start"],
    ["/docs//start?from=//mail", "/docs/start?from=//mail"],
    ["/docs/deep?from=mail", "/docs/category/first-level?from=mail"],
    ["/docs/brief", "/docs/reading/short"],
    ["/docs/gr%C3%B6%C3%9Fe?from=mail", "/docs/reading/short?from=mail"],
  ])("redirects %s to %s", async (from, to) => {
    const { status, headers } = await host.ask(from);
    expect([status, headers["location"]]).toEqual([301, to]);
  });

  it
    .skipIf(missing)
    .each([
      "/no/such/page",
      "/no/such/file.json",
      "/_headers",
      "/_redirects",
      "/assets/none.js",
      "/404",
      "/404.html",
    ])("shows the not-found page at %s, which is not kept", async (path) => {
    const { status, headers, body } = await host.ask(path);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(headers).toMatchObject({ ...everyHeader, "cache-control": "no-cache" });
    expect(body).toContain("<h1");
  });

  it.skipIf(missing).each(["/docs/%E0%A4%A", "/%"])(
    "shows the not-found page at %s, which cannot be decoded",
    async (path) => {
      const { status, body } = await host.ask(path);
      // Caddy's URL parser rejects such an address before any rule applies.
      const expected = program.name === "Caddy" ? [400, false] : [404, true];
      expect([status, body.includes("<h1")]).toEqual(expected);
    },
  );

  it
    .skipIf(missing)
    .each(["/\\evil.test/", "/%5cevil.test/", "/%5Cevil.test/index.html", "/%00", "/docs/start%00.html"])(
    "refuses %s",
    async (path) => {
      expect([400, 404]).toContain((await host.ask(path)).status);
    },
  );

  it
    .skipIf(missing)
    .each([
      "//evil.test/",
      "//evil.test/x.html",
      "/%2fevil.test/",
      "/%2f%2fevil.test/index.html",
      "/.evil.test//",
      "///evil.test/",
    ])("never redirects %s to another site", async (path) => {
    const { status, headers } = await host.ask(path);
    expect([301, 404]).toContain(status);
    expect(String(headers["location"] ?? "/")).toMatch(/^\/(?![/\\])/);
  });

  it
    .skipIf(missing)
    .each([
      "/../package.json",
      "/%2e%2e/package.json",
      "/docs/..%2f..%2fpackage.json",
      "/docs/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
      "/.%2e/.%2e/etc/passwd",
    ])("gives nothing from outside its folder at %s", async (path) => {
    expect([400, 404]).toContain((await host.ask(path)).status);
  });

  it.skipIf(missing)("sends the site's headers, and lets hashed files be cached forever", async () => {
    const page = await host.ask("/docs/start");
    expect(page.headers).toMatchObject({
      ...everyHeader,
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
    });
    const asset = (await readdir(join(plain.folder, "assets"))).find((name) => /^entry-.*\.js$/.test(name));
    const { headers } = await host.ask(`/assets/${asset}`);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it.skipIf(missing)("sends gzip to clients that accept it, and 304 for unchanged files", async () => {
    const zipped = await host.ask("/docs/start", { "Accept-Encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    for (const encoding of ["identity", "gzip"]) {
      const asking = { "Accept-Encoding": encoding };
      const { headers } = await host.ask("/docs/start", asking);
      const known = await host.ask("/docs/start", { ...asking, "If-None-Match": String(headers["etag"]) });
      expect([encoding, known.status, known.body]).toEqual([encoding, 304, ""]);
    }
  });

  it.skipIf(missing || !brotli)("sends brotli to clients that accept it", async () => {
    for (const path of ["/", "/docs/start", "/docs/start.json", "/search-index.json"]) {
      const { headers } = await host.ask(path, { "Accept-Encoding": "gzip, br" });
      expect([path, headers["content-encoding"]]).toEqual([path, "br"]);
    }
  });

  it.skipIf(missing).each(acceptsMarkdown)("sends Markdown to %s", async (accept) => {
    for (const path of ["/", "/docs/start"]) {
      const { headers, body } = await host.ask(path, { Accept: accept });
      expect([path, headers["content-type"]]).toEqual([path, "text/markdown; charset=utf-8"]);
      expect(body).toMatch(/^# /m);
    }
  });

  it.skipIf(missing).each(acceptsHtml)("sends HTML to %s", async (accept) => {
    for (const path of ["/", "/docs/start"]) {
      const { headers } = await host.ask(path, { Accept: accept });
      expect([path, headers["content-type"]]).toEqual([path, "text/html; charset=utf-8"]);
    }
  });

  it.skipIf(missing).each([
    ["/", "/index.md"],
    ["/docs/start?a=1", "/docs/start.md"],
    ["/blog", "/blog.md"],
    ["/search", null],
    ["/docs/start.json", null],
    ["/docs/start.md", null],
    ["/no/such/page", null],
  ])("links from %s to llms.txt and to the Markdown of the page", async (path, copy) => {
    const { headers } = await host.ask(path);
    const links = String(headers["link"]).split(", ");
    const toCopy = copy === null ? [] : [`<${copy}>; rel="alternate"; type="text/markdown"`];
    expect(links).toEqual(['</llms.txt>; rel="llms-txt"', ...toCopy]);
  });

  test.skipIf(missing)("works in a browser, without console messages", async ({ browser }) => {
    const page = await browser.newPage();
    const trouble = recordTrouble(page);
    await page.goto(`http://127.0.0.1:${host.port}/docs/start`);
    await page.locator(".sidebar a", { hasText: "More blocks" }).click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    expect(trouble).toEqual([]);
    await page.close();
  });
});

describe("with names that are not plain", () => {
  let folder: Awaited<ReturnType<typeof makeTempFolder>>;
  let out: string;

  beforeAll(async () => {
    folder = await makeTempFolder();
    out = join(folder.path, "the site");
    const description = "A page with a name that an address has to encode, in a folder with one.";
    const page = (title: string) => `---\ntitle: ${title}\ndescription: ${description}\n---\n\n[Home](/)\n`;
    await writeTree(folder.path, {
      "content/pages/index.md": page("Names"),
      "content/docs/Über uns/Ein Name; [x].md": page("Ein Name; [x]"),
      "content/docs/Ein Ordner/index.md": page("Ein Ordner"),
    });
    // React's development build writes to the console.
    vi.stubEnv("NODE_ENV", "production");
    const { ok, problems } = await build({
      config: { title: "Names", url: "https://site.test" },
      content: join(folder.path, "content"),
      public: "public",
      out,
      keepGoing: false,
      useCache: false,
      // Not the developer's, from which it would evict the real pages.
      cache: join(folder.path, "cache"),
      codeHash: "browser-tests",
      progress: silentProgress,
      print: () => undefined,
    });
    vi.unstubAllEnvs();
    expect([ok, problems]).toEqual([true, []]);
  }, 60_000);

  afterAll(() => folder.remove());

  describe.each(hosts)("behind $name", (program) => {
    const { missing } = program;
    let host: RunningHost;

    beforeAll(async () => {
      if (!missing) host = await startHost(program, out);
    });

    afterAll(() => host?.stop());

    it.skipIf(missing).each([
      ["/docs/%C3%9Cber%20uns", "/docs/%C3%9Cber%20uns/Ein%20Name;%20%5Bx%5D"],
      ["/docs/%C3%9Cber%20uns/Ein%20Name;%20%5Bx%5D.html", "/docs/%C3%9Cber%20uns/Ein%20Name;%20%5Bx%5D"],
      ["/docs/Ein%20Ordner", "/docs/Ein%20Ordner/"],
    ])("redirects %s to %s", async (from, to) => {
      const { status, headers } = await host.ask(from);
      expect([status, decodeURI(String(headers["location"]))]).toEqual([301, decodeURI(to)]);
      const { status: found, headers: sent } = await host.ask(to);
      expect([found, sent["link"]]).toEqual([200, expect.stringContaining(`<${to.replace(/\/$/, "")}.md>;`)]);
    });

    test.skipIf(missing)("its links lead to its pages", async ({ browser }) => {
      const page = await browser.newPage();
      const trouble = recordTrouble(page);
      await page.goto(`http://127.0.0.1:${host.port}/docs/Ein%20Ordner/`);
      await page.locator("a[rel=next]").click();
      await page.getByRole("heading", { level: 1, name: "Ein Name; [x]" }).waitFor();
      const written = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(written).toBe("https://site.test/docs/%C3%9Cber%20uns/Ein%20Name;%20%5Bx%5D");
      expect((await host.ask("/sitemap.xml")).body).toContain(`<loc>${written}</loc>`);
      expect(trouble).toEqual([]);
      await page.close();
    });
  });
});

describe.each(hosts)("below a path, behind $name", (program) => {
  const { missing } = program;
  let host: RunningHost;

  beforeAll(async () => {
    if (!missing) host = await startHost(program, based.folder);
  });

  afterAll(() => host?.stop());

  it.skipIf(missing)("answers every page at its address, with the site's headers", async () => {
    for (const route of await routesOf(based.folder)) {
      const { status, headers } = await host.ask(encodeURI(`/manual${route}`));
      expect([route, status]).toEqual([route, 200]);
      expect(headers["content-security-policy"]).toContain("script-src");
      expect(headers["link"]).toContain('</manual/llms.txt>; rel="llms-txt"');
    }
  });

  it.skipIf(missing).each([
    ["/manual", "/manual/"],
    ["/manual/index.html", "/manual/"],
    ["/manual/docs/start.html", "/manual/docs/start"],
    ["/manual/docs/start/", "/manual/docs/start"],
  ])("redirects %s to %s", async (from, to) => {
    const { status, headers } = await host.ask(from);
    expect([status, headers["location"]]).toEqual([301, to]);
  });

  it.skipIf(missing)("sends Markdown to clients that ask for it, including its home page", async () => {
    for (const path of ["/manual/", "/manual/docs/start"]) {
      const { headers } = await host.ask(path, { Accept: "text/markdown" });
      expect([path, headers["content-type"]]).toEqual([path, "text/markdown; charset=utf-8"]);
    }
    const links = await Promise.all(
      ["/manual/", "/manual/docs/start"].map(async (path) => (await host.ask(path)).headers["link"]),
    );
    expect(links).toEqual([
      expect.stringContaining("</manual/index.md>;"),
      expect.stringContaining("</manual/docs/start.md>;"),
    ]);
  });

  it.skipIf(missing).each(["/manual/nowhere", "/manual/_headers", "/manual/_redirects", "/docs/start"])(
    "has no page at %s",
    async (path) => {
      expect((await host.ask(path)).status).toBe(404);
    },
  );
});
