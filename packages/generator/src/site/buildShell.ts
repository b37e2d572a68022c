import { CONFIG_FILE, type NavbarItem, type SiteConfig } from "../config/siteConfig.ts";
import { compileInline } from "../markdown/compileInline.ts";
import type { Problem } from "../shared/problem.ts";
import type { NavbarEntry } from "../shared/shell.ts";
import { isExternal } from "../shared/url.ts";
import { checkId } from "./checkId.ts";
import type { SiteVersion } from "./docs/describeVersion.ts";
import { readingOrder } from "./docs/generateSidebar.ts";
import type { Site } from "./site.ts";

/** What entries of the navbar lead to. */
interface NavbarTargets {
  docs: SiteVersion["docs"];
  docsPath: string;
  /** By sidebar; undefined for an empty one. */
  firstPages: ReadonlyMap<string, string | undefined>;
}

/** Builds the data of navbar, footer, versions and locales, resolving doc ids and sidebar ids to paths. */
export function buildShell(
  config: SiteConfig,
  { versions, hasPosts }: { versions: SiteVersion[]; hasPosts: boolean },
): Pick<Site, "shell" | "shellLinks" | "problems"> {
  const lastVersion = versions.find(({ isLast }) => isLast);
  const targets: NavbarTargets = {
    docs: lastVersion?.docs ?? [],
    docsPath: lastVersion?.path ?? "/",
    firstPages: new Map(
      Object.entries(lastVersion?.sidebars ?? {}).map(([name, items]) => [
        name,
        readingOrder(items)[0]?.href,
      ]),
    ),
  };
  const items = config.navbar ?? defaultNavbar(config, targets, hasPosts);
  const navbar = items.map((item) => toEntry(item, targets));
  const configLinks = [
    ...navbar.flatMap((entry) => (entry.type === "link" ? [entry.href] : [])),
    ...config.footer.groups.flatMap((group) => group.links.map((link) => link.href)),
    ...config.likelyPages.map((link) => link.href),
  ];
  const { announcement } = config;
  return {
    shell: {
      siteTitle: config.title,
      logo: config.logo,
      siteUrl: config.url,
      baseUrl: config.baseUrl,
      navbar,
      footer: config.footer,
      reportUrl: config.reportUrl ?? null,
      versions: versions.map(({ name, label, path, mainPath, release, isLast, banner, note }) => {
        const noteHtml = note === null ? null : compileInline(note);
        return { name, label, path, mainPath, release, isLast, banner, noteHtml };
      }),
      locales: [config.locale, ...Object.values(config.locales).filter((locale) => locale !== config.locale)],
      announcement: announcement
        ? {
            id: announcement.id,
            html: compileInline(announcement.text),
            dismissible: announcement.dismissible,
          }
        : null,
      respectsSystem: config.colorMode.respectSystem,
      analytics: config.analytics ?? null,
      search: config.search,
      likelyPages: config.likelyPages,
      offline: config.offline,
    },
    shellLinks: configLinks
      .filter((href) => !isExternal(href))
      .map((href) => ({ href, file: CONFIG_FILE, line: 0 })),
    problems: items.flatMap((item) => checkItem(item, targets)),
  };
}

function defaultNavbar({ blog }: SiteConfig, { firstPages }: NavbarTargets, hasPosts: boolean): NavbarItem[] {
  const position = "left";
  const [sidebarId] = [...firstPages].find(([, href]) => href !== undefined) ?? [];
  return [
    ...(sidebarId ? [{ type: "docSidebar", label: "Documentation", sidebarId, position } as const] : []),
    ...(hasPosts ? [{ type: "link", label: blog.title, href: blog.routeBase, position } as const] : []),
  ];
}

function toEntry(item: NavbarItem, { docs, docsPath, firstPages }: NavbarTargets): NavbarEntry {
  const { position } = item;
  switch (item.type) {
    case "docsVersionDropdown":
      return { type: "versions", position };
    case "localeDropdown":
      return { type: "locales", position };
    case "link": {
      const { label, href, icon = null } = item;
      return { type: "link", label, href, position, activeBase: isExternal(href) ? null : href, icon };
    }
    case "doc": {
      const href = docs.find(({ id }) => id === item.docId)?.path ?? docsPath;
      return { type: "link", label: item.label, href, position, activeBase: href, icon: null };
    }
    case "docSidebar": {
      const href = firstPages.get(item.sidebarId) ?? docsPath;
      return { type: "link", label: item.label, href, position, activeBase: docsPath, icon: null };
    }
  }
}

function checkItem(item: NavbarItem, { docs, firstPages }: NavbarTargets): Problem[] {
  const place = { by: "The navbar", file: CONFIG_FILE };
  if (item.type === "doc")
    return checkId({ kind: "doc id", id: item.docId, ids: docs.map(({ id }) => id), ...place });
  return item.type === "docSidebar"
    ? checkId({ kind: "sidebar", id: item.sidebarId, ids: [...firstPages.keys()], ...place })
    : [];
}
