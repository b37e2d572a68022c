import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../../test/support/site.ts";
import { parseConfig } from "../../src/config/siteConfig.ts";

function problemsOf(parts: Record<string, unknown>) {
  const parsed = parseConfig({ title: "Site", url: "https://site.test", ...parts });
  return parsed.ok ? [] : parsed.problems;
}

const URL_HINT = "Write scheme and host: https://example.org; a path belongs into baseUrl.";

describe("a good configuration", () => {
  it("needs only a title and an address", () => {
    expect(siteConfig()).toMatchObject({
      baseUrl: "/",
      colorMode: { default: "light", respectSystem: false },
      docs: { routeBase: "docs", versions: {} },
      blog: { routeBase: "/blog", postsPerPage: 10 },
    });
  });

  it("drops the trailing slash of its address", () => {
    expect(siteConfig({ url: "https://site.test/" }).url).toBe("https://site.test");
  });
});

describe("a bad configuration", () => {
  it.each([
    [
      "a base without slashes",
      { baseUrl: "docs" },
      '"baseUrl" cannot be "docs".',
      "start and end with a slash",
    ],
    ["an address that is no address", { url: "site" }, '"url" cannot be "site".', URL_HINT],
    ["an address with a path", { url: "https://a.test/b" }, '"url" cannot be "https://a.test/b".', URL_HINT],
    ["another scheme", { url: "ftp://site.test" }, '"url" cannot be "ftp://site.test".', URL_HINT],
    [
      "a link that would run script",
      { likelyPages: [{ label: "A", href: "javascript:alert(1)" }] },
      '"likelyPages.0.href" cannot be "javascript:alert(1)".',
      "https:",
    ],
    ["an empty title", { title: "" }, '"title" cannot be "".', ">=1 characters"],
    ["a title that is no text", { title: 3 }, '"title" cannot be 3.', "Write text."],
    [
      "an unknown color mode",
      { colorMode: { default: "blue" } },
      '"colorMode.default" cannot be "blue".',
      "Allowed values: light, dark.",
    ],
    ["no posts per page", { blog: { postsPerPage: 0 } }, '"blog.postsPerPage" cannot be 0.', "more than 0"],
    [
      "an edit address without a place",
      { editUrl: "https://x" },
      '"editUrl" cannot be "https://x".',
      "{path}",
    ],
    ["half an announcement", { announcement: { id: "a" } }, '"announcement.text" is missing.', "Write text."],
    [
      "an unknown position",
      { navbar: [{ type: "localeDropdown", position: "top" }] },
      '"navbar.0.position" cannot be "top".',
      "Allowed values: left, right.",
    ],
    [
      "a default locale that is not listed",
      { defaultLocale: "fr" },
      '"defaultLocale" cannot be "fr".',
      "Allowed values: en.",
    ],
  ])("with %s says so", (_case, parts, message, hint) => {
    expect(problemsOf(parts)).toEqual([
      {
        severity: "error",
        rule: "config",
        file: "../site.config.ts",
        message,
        hint: expect.stringContaining(hint),
      },
    ]);
  });

  it.each([
    [{ blog: { postsPrPage: 3 } }, 4],
    [{ docs: { versions: { "1.0": { lable: "x" } } } }, 8],
    [{ announcement: { id: "a" } }, 11],
    [{ tagline: 3 }, undefined],
  ])("is reported with its line: %j", (parts, line) => {
    const text = `export default {
  postsPrPage: 1,
  blog: {
    postsPrPage: 3,
  },
  docs: {
    versions: {
      "1.0": { lable: "x" },
    },
  },
  announcement: { id: "a" },
  text: "",
};`;
    const parsed = parseConfig({ title: "Site", url: "https://site.test", ...parts }, text);
    expect(parsed.ok ? [] : parsed.problems).toMatchObject([{ file: "../site.config.ts", line }]);
  });

  it.each([
    ["theme", "app/styles"],
    ["favicon", "icon.svg"],
  ])("says what there is instead of %s", (key, hint) => {
    expect(problemsOf({ [key]: "x" })).toMatchObject([
      { message: `Unknown key "${key}".`, hint: expect.stringContaining(hint) },
    ]);
  });

  it("names all types a navbar item can have", () => {
    const [problem] = problemsOf({ navbar: [{ type: "lnk", label: "Blog" }] });
    expect(problem?.message).toBe('"navbar.0.type" cannot be "lnk".');
    for (const type of ["doc", "docSidebar", "link", "docsVersionDropdown", "localeDropdown"])
      expect(problem?.hint).toContain(type);
  });

  it("asks whether an unknown key meant a known one", () => {
    expect(problemsOf({ tagLine: "x" })).toMatchObject([
      { message: 'Unknown key "tagLine".', hint: 'Did you mean "tagline"?' },
    ]);
  });

  it("collects every problem", () => {
    expect(problemsOf({ baseUrl: "x", color: 1, title: 2 })).toHaveLength(3);
  });
});
