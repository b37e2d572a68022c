import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../../test/support/site.ts";
import { parseConfig } from "../../src/config/siteConfig.ts";

function problemsOf(parts: Record<string, unknown>) {
  const parsed = parseConfig({ title: "Site", url: "https://site.test", ...parts });
  return parsed.ok ? [] : parsed.problems;
}

describe("a good configuration", () => {
  it("needs only a title and an address", () => {
    expect(siteConfig()).toMatchObject({
      baseUrl: "/",
      colorMode: { default: "light", respectSystem: false },
      docs: { routeBase: "docs", version: { name: "current", label: "Next" } },
      blog: { routeBase: "blog", postsPerPage: 10 },
      onBrokenMarkdownLink: "warn",
    });
  });

  it("loses the slash at the end of its address", () => {
    expect(siteConfig({ url: "https://site.test/" }).url).toBe("https://site.test");
  });
});

describe("a bad configuration", () => {
  it.each([
    ["a base without slashes", { baseUrl: "docs" }, '"baseUrl": it is "docs".', "start and end with a slash"],
    ["an address that is no address", { url: "site" }, '"url": it is "site".', "Invalid URL"],
    ["another scheme", { url: "ftp://site.test" }, '"url": it is "ftp://site.test".', "Invalid URL"],
    ["an empty title", { title: "" }, '"title": it is "".', ">=1 characters"],
    ["a title that is no text", { title: 3 }, '"title": it is 3.', "expected string"],
    [
      "an unknown color mode",
      { colorMode: { default: "blue" } },
      '"colorMode.default": it is "blue".',
      "Allowed values: light, dark.",
    ],
    ["no posts per page", { blog: { postsPerPage: 0 } }, '"blog.postsPerPage": it is 0.', ">0"],
    [
      "another severity",
      { onBrokenMarkdownLink: "throw" },
      '"onBrokenMarkdownLink": it is "throw".',
      "Allowed values: warn, error.",
    ],
    ["an edit address without a place", { editUrl: "https://x" }, '"editUrl": it is "https://x".', "{path}"],
    ["half an announcement", { announcement: { id: "a" } }, '"announcement.text": it is missing.', "string"],
    [
      "an unknown position",
      { navbar: [{ type: "localeDropdown", position: "top" }] },
      '"navbar.0.position": it is "top".',
      "Allowed values: left, right.",
    ],
  ])("with %s says so", (_case, parts, message, hint) => {
    expect(problemsOf(parts)).toEqual([
      {
        severity: "error",
        rule: "config",
        file: "site.config.ts",
        message,
        hint: expect.stringContaining(hint),
      },
    ]);
  });

  it("names all types a navbar item can have", () => {
    const [problem] = problemsOf({ navbar: [{ type: "lnk", label: "Blog" }] });
    expect(problem?.message).toBe('"navbar.0.type": it is "lnk".');
    for (const type of ["doc", "docSidebar", "link", "docsVersionDropdown", "localeDropdown"])
      expect(problem?.hint).toContain(`'${type}'`);
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
