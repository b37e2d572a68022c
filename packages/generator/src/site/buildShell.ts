import { CONFIG_FILE, type NavbarItem, type SiteConfig } from "../config/siteConfig.ts";
import { compileInline } from "../markdown/compileInline.ts";
import type { Problem } from "../shared/problem.ts";
import type { NavbarEntry } from "../shared/shell.ts";
import { isExternal } from "../shared/url.ts";
import type { DocVersion } from "./docs/planDocs.ts";
import { missingId } from "./missingId.ts";
import type { Site } from "./site.ts";

/** Builds the data of navbar, footer, versions and locales, resolving doc ids and sidebar ids to paths. */
export function buildShell(
  config: SiteConfig,
  { version, hasPosts }: { version: DocVersion; hasPosts: boolean },
  problems: Problem[],
): Pick<Site, "shell" | "shellLinks"> {
  const { announcement } = config;
  const navbar = (config.navbar ?? defaultNavbar()).map(toEntry);
  const configLinks = [
    ...navbar.flatMap((entry) => (entry.type === "link" ? [entry.href] : [])),
    ...config.footer.groups.flatMap((group) => group.links.map((link) => link.href)),
    ...config.likelyPages.map((link) => link.href),
  ];
  return {
    shell: {
      siteTitle: config.title,
      logo: config.logo,
      siteUrl: config.url,
      baseUrl: config.baseUrl,
      navbar,
      footer: config.footer,
      reportUrl: config.reportUrl ?? null,
      versions: [
        {
          name: version.name,
          label: version.label,
          path: version.path,
          release: config.docs.version.release ?? null,
        },
      ],
      locales: [config.locale, ...Object.values(config.locales).filter((each) => each !== config.locale)],
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
  };

  function defaultNavbar(): NavbarItem[] {
    const { title, routeBase } = config.blog;
    const items: NavbarItem[] = [];
    const [sidebarId] = [...version.firstPages].find(([, path]) => path !== undefined) ?? [];
    if (sidebarId) items.push({ type: "docSidebar", label: "Documentation", sidebarId, position: "left" });
    if (hasPosts) items.push({ type: "link", label: title, href: `/${routeBase}`, position: "left" });
    return items;
  }

  function toEntry(item: NavbarItem): NavbarEntry {
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
        const href = docHref(item.docId);
        return { type: "link", label: item.label, href, position, activeBase: href, icon: null };
      }
      case "docSidebar": {
        const href = sidebarHref(item.sidebarId);
        return { type: "link", label: item.label, href, position, activeBase: version.path, icon: null };
      }
    }
  }

  function docHref(docId: string): string {
    const path = version.pathById.get(docId);
    if (path !== undefined) return path;
    const message = `The navbar names the doc id "${docId}", which does not exist.`;
    const known = [...version.pathById.keys()];
    problems.push(missingId(docId, known, { rule: "missing-doc-id", message, file: CONFIG_FILE }));
    return version.path;
  }

  function sidebarHref(sidebarId: string): string {
    if (version.firstPages.has(sidebarId)) return version.firstPages.get(sidebarId) ?? version.path;
    const message = `The navbar names the sidebar "${sidebarId}", which does not exist.`;
    const known = [...version.firstPages.keys()];
    problems.push(missingId(sidebarId, known, { rule: "missing-sidebar", message, file: CONFIG_FILE }));
    return version.path;
  }
}
