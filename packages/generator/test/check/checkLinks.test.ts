import { describe, expect, it } from "vitest";
import { checkLinks as check } from "../../src/check/checkLinks.ts";

type LinkedSite = Parameters<typeof check>[0];

const checkLinks = (site: LinkedSite) => check(site, ["/blog/rss.xml", "/img/a.png"]);

function siteWith(href: string, parts: Partial<LinkedSite> = {}): LinkedSite {
  return {
    routes: [
      {
        path: "/docs/start",
        anchors: ["setup", "größe"],
        links: [{ href, file: "docs/start.md", line: 7 }],
      },
      { path: "/docs/", anchors: [], links: [] },
      { path: "/blog/v0.14", anchors: ["news"], links: [] },
    ],
    shellLinks: [],
    drafts: { "/docs/later": "docs/later.md" },
    versions: [],
    redirects: { "/docs/old": "/docs/start" },
    ...parts,
  };
}

it("says where a link to an old address leads", () => {
  expect(checkLinks(siteWith("/docs/old"))).toMatchObject([
    { hint: 'Link to where it leads: "/docs/start".' },
  ]);
});

describe("a link is sound", () => {
  it.each([
    "/docs/start",
    "/docs/start/",
    "/docs/start.html",
    "/docs",
    "/docs/index.html",
    "/docs/start#setup",
    "/docs/start?a=1#setup",
    "#setup",
    "#gr%C3%B6%C3%9Fe",
    "#top",
    "",
    "/blog/v0.14#news",
    "/blog/rss.xml",
    "/img/a.png?v=2",
  ])("when it is %j", (href) => {
    expect(checkLinks(siteWith(href))).toEqual([]);
  });
});

describe("a broken link", () => {
  it("is an error with its file, line, target and the nearest page", () => {
    expect(checkLinks(siteWith("/docs/strat#setup"))).toEqual([
      {
        severity: "error",
        rule: "broken-link",
        message: 'Broken link: "/docs/strat#setup".',
        target: "/docs/strat#setup",
        hint: 'Did you mean "/docs/start"?',
        file: "docs/start.md",
        line: 7,
      },
    ]);
  });

  it("says what to do when no page is near", () => {
    expect(checkLinks(siteWith("/something/else/entirely"))[0]?.hint).toBe(
      "Link to a page that exists, or write it.",
    );
  });

  it("may be in the configuration, which has no line", () => {
    const shellLinks = [{ href: "/nowhere", file: "site.config.ts", line: 0 }];
    const [problem] = checkLinks(siteWith("/docs", { shellLinks }));
    expect(problem).toMatchObject({ rule: "broken-link", file: "site.config.ts", line: undefined });
  });
});

describe("a broken anchor", () => {
  it("is an error with the nearest id of that page", () => {
    expect(checkLinks(siteWith("/docs/start#stup"))).toEqual([
      {
        severity: "error",
        rule: "broken-anchor",
        message: 'Broken anchor: "/docs/start#stup".',
        target: "/docs/start#stup",
        hint: 'Did you mean "#setup"?',
        file: "docs/start.md",
        line: 7,
      },
    ]);
  });

  it("on the page itself lists the ids when none is near", () => {
    expect(checkLinks(siteWith("#entirely-different"))[0]?.hint).toBe("Ids on that page: setup, größe.");
  });

  it("on a page without ids says so", () => {
    expect(checkLinks(siteWith("/docs#x"))[0]?.hint).toBe("Ids on that page: none.");
  });

  it("may have a broken escape", () => {
    expect(checkLinks(siteWith("#%E0"))).toMatchObject([{ rule: "broken-anchor" }]);
  });
});
