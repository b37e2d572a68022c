import { beforeAll, describe, expect, it } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { loadSite, viewAt } from "../../../../test/support/site.ts";
import type { SidebarItem } from "../../src/shared/nav.ts";
import type { Site } from "../../src/site/site.ts";

let site: Site;

beforeAll(async () => {
  ({ site } = await loadSite(fixtureRoots("docusaurus-site")));
});

function pathsBelow(base: string): string[] {
  return site.routes.map(({ path }) => path).filter((path) => path === base || path.startsWith(`${base}/`));
}

/** The sidebar as indented labels. */
function outline(items: SidebarItem[], indent = ""): string[] {
  return items.flatMap((item) =>
    item.type === "page"
      ? [indent + item.label]
      : [`${indent + item.label} (${item.href})`, ...outline(item.items, `${indent}  `)],
  );
}

describe("a Docusaurus site", () => {
  it("has the same docs routes as Docusaurus 2.4 gives it", () => {
    expect(pathsBelow("/docs").sort()).toEqual([
      "/docs/",
      "/docs/05-raw/06-kept",
      "/docs/2021-11-notes",
      "/docs/7.0-upgrade",
      "/docs/all-guides",
      "/docs/category/set-up",
      "/docs/category/settings",
      "/docs/category/settings-1",
      "/docs/cluster",
      "/docs/guides/",
      "/docs/guides/second-steps",
      "/docs/guides/start",
      "/docs/mail/",
      "/docs/mail/queue",
      "/docs/mail/settings/limits",
      "/docs/rooted",
      "/docs/setup/linux",
      "/docs/setup/tuning/",
      "/docs/setup/tuning/cache",
      "/docs/setup/windows",
      "/docs/tags",
      "/docs/tags/o-auth-login",
      "/docs/tags/queues",
      "/docs/tags/smtp-tag",
      "/docs/up",
      "/docs/web/overview",
      "/docs/web/settings/tls",
    ]);
  });

  it("builds without errors, and warns about images that browsers will block", () => {
    expect(new Set(site.problems.map(({ severity, rule }) => `${severity} ${rule}`))).toEqual(
      new Set(["warning external-image"]),
    );
  });

  it("has its sidebar in the same order, with the same labels", () => {
    expect(outline(site.versions[0]?.sidebars["tutorialSidebar"] ?? [])).toEqual([
      "Introduction",
      "Set Up (/docs/category/set-up)",
      "  Linux",
      "  Windows",
      "  Tuning (/docs/setup/tuning/)",
      "    Cache",
      "Cluster",
      "Guides (/docs/all-guides)",
      "  Start here",
      "  The second guide",
      "  The third guide",
      "  The fourth guide",
      "  About the guides",
      "raw (/docs/05-raw/06-kept)",
      "  Kept",
      "Notes of November",
      "Upgrade to 7.0",
      "Mail (/docs/mail/)",
      "  Queue",
      "  Settings (/docs/category/settings)",
      "    Limits",
      "Web (/docs/web/overview)",
      "  Settings (/docs/category/settings-1)",
      "    TLS",
    ]);
  });

  it("opens and closes categories as their files specify", () => {
    const items = site.versions[0]?.sidebars["tutorialSidebar"] ?? [];
    const stateOf = (id: string) => items.find((item) => item.type === "category" && item.id === id);
    expect(stateOf("guides")).toMatchObject({ collapsible: true, collapsed: false });
    expect(stateOf("web")).toMatchObject({ collapsible: false, collapsed: false });
    expect(stateOf("mail")).toMatchObject({ collapsible: true, collapsed: true });
  });

  it("has the same version metadata and doc ids as Docusaurus", async () => {
    expect(site.shell.versions).toMatchObject([{ name: "current", label: "Next", path: "/docs/" }]);
    const navbar = ["guides/start", "05-raw/06-kept"].map((docId) => {
      return { type: "doc", label: docId, docId } as const;
    });
    const { shell } = (await loadSite(fixtureRoots("docusaurus-site"), { navbar })).site;
    expect(shell.navbar).toMatchObject([{ href: "/docs/guides/start" }, { href: "/docs/05-raw/06-kept" }]);
  });
});

describe("previous and next", () => {
  it("follow the sidebar, including generated pages, with pagination labels", () => {
    expect(viewAt(site, "/docs/setup/linux", "doc")).toMatchObject({
      previous: { label: "Set Up", href: "/docs/category/set-up" },
      next: { label: "Setting up Windows", href: "/docs/setup/windows" },
    });
    expect(viewAt(site, "/docs/category/set-up", "category")).toMatchObject({
      previous: { label: "Introduction", href: "/docs/" },
      next: { label: "Linux", href: "/docs/setup/linux" },
    });
  });

  it("are overridden by front matter", () => {
    expect(viewAt(site, "/docs/cluster", "doc")).toMatchObject({
      previous: null,
      next: { label: "Queue", href: "/docs/mail/queue" },
    });
  });

  it("end with the sidebar", () => {
    expect(viewAt(site, "/docs/", "doc").previous).toBeNull();
    expect(viewAt(site, "/docs/web/settings/tls", "doc").next).toBeNull();
  });
});

describe("a docs page", () => {
  it("has the categories around it as breadcrumbs", () => {
    expect(viewAt(site, "/docs/setup/tuning/cache", "doc").breadcrumbs).toEqual([
      { label: "Set Up", href: "/docs/category/set-up" },
      { label: "Tuning", href: "/docs/setup/tuning/" },
    ]);
    expect(viewAt(site, "/docs/setup/tuning/", "doc").breadcrumbs).toEqual([
      { label: "Set Up", href: "/docs/category/set-up" },
    ]);
  });

  it("has no sidebar when front matter says so", () => {
    expect(viewAt(site, "/docs/mail/settings/limits", "doc")).toMatchObject({
      sidebar: null,
      breadcrumbs: [],
      previous: null,
      next: null,
    });
  });

  it("resolves links to files with number prefixes, and relative addresses below a folder's index", () => {
    expect(viewAt(site, "/docs/setup/linux", "doc").html).toContain('<a href="/docs/setup/windows">');
    expect(viewAt(site, "/docs/setup/tuning/", "doc").html).toContain('<a href="/docs/setup/tuning/cache">');
  });

  it("has its tags, with their own addresses", () => {
    expect(viewAt(site, "/docs/mail/queue", "doc").tags.map(({ label, href }) => [label, href])).toEqual([
      ["Queues", "/docs/tags/queues"],
      ["OAuth Login", "/docs/tags/o-auth-login"],
      ["SMTP", "/docs/tags/smtp-tag"],
    ]);
  });
});

describe("a generated category page", () => {
  it("has a card for each child, with what is in it", () => {
    expect(viewAt(site, "/docs/category/set-up", "category")).toMatchObject({
      heading: "Set Up",
      description: "From nothing to a running server.",
      cards: [
        { label: "Linux", href: "/docs/setup/linux", count: null },
        { label: "Windows", count: null, description: "Install it on Windows." },
        {
          label: "Tuning",
          href: "/docs/setup/tuning/",
          links: [{ href: "/docs/setup/tuning/cache" }],
          count: null,
        },
      ],
    });
  });

  it("has the title and the slug of its category file", () => {
    expect(viewAt(site, "/docs/all-guides", "category").heading).toBe("All guides");
  });
});
