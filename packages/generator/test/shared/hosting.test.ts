import { expect, it } from "vitest";
import { formatHeaders, headerRules, headersFor, parseHeaders } from "../../src/shared/hosting.ts";

const facts = {
  baseUrl: "/",
  inlineScripts: ["YQ==", "Yg=="],
  analytics: false,
  searchOrigin: null,
};
const policy = (parts = {}) =>
  headersFor("/", headerRules({ ...facts, ...parts }))["Content-Security-Policy"] ?? "";

it("names every inline script and allows no other", () => {
  expect(policy()).toContain("script-src 'self' 'sha256-YQ==' 'sha256-Yg==';");
  expect(policy()).not.toMatch(/unsafe|\*/);
  expect(policy()).toContain("require-trusted-types-for 'script'");
});

it("allows only what the configuration needs", () => {
  expect(policy()).not.toContain("google");
  expect(policy({ analytics: true })).toContain("https://www.googletagmanager.com");
  expect(policy({ searchOrigin: "https://x-dsn.algolia.net" })).toContain(
    "connect-src 'self' https://x-dsn.algolia.net;",
  );
});

it("makes hashed files immutable and revalidates all others, below the site's base", () => {
  const rules = headerRules({ ...facts, baseUrl: "/manual/" });
  expect(headersFor("/manual/assets/a.js", rules)["Cache-Control"]).toContain("immutable");
  expect(headersFor("/manual/docs/a", rules)["Cache-Control"]).toBe("no-cache");
  expect(headersFor("/other", rules)).toEqual({});
  // A service worker that is not asked for again would keep an old build for ever.
  expect(headersFor("/manual/sw.js", rules)["Cache-Control"]).toBe("no-cache");
  expect(headersFor("/manual/sw.js", rules)["Content-Security-Policy"]).toContain("worker-src 'self'");
});

it("leads programs to llms.txt below the site's base", () => {
  const rules = headerRules({ ...facts, baseUrl: "/manual/" });
  expect(headersFor("/manual/docs/a", rules)["Link"]).toBe('</manual/llms.txt>; rel="llms-txt"');
});

it("survives formatting and parsing", () => {
  const rules = headerRules(facts);
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

it("allows images of the site alone", () => {
  expect(policy()).toContain("img-src 'self' data:;");
});
