import { escapeHtml } from "../shared/escapeHtml.ts";
import { findTrail, type NavFile, type SidebarItem } from "../shared/nav.ts";
import { withBase } from "../shared/url.ts";

/** The list of a sidebar as it is on the page with the path; undefined where there is no such sidebar. */
export type SidebarWriter = (sidebar: string | null, path: string) => string | undefined;

/**
 * The lists that documents come with. They show open categories only, so pages stay small however large the site grows,
 * and each category is one link to its page, caret included: what folds needs script, and then `Sidebar` takes its
 * place. Most items are the same on all pages, so they are written only once.
 */
export function createSidebarWriter(sidebars: NavFile["sidebars"], baseUrl: string): SidebarWriter {
  const elsewhere = new Map<SidebarItem, string>();
  return (sidebar, path) => {
    const items = sidebar === null ? undefined : sidebars[sidebar];
    return items && list(items, path, new Set<SidebarItem>(findTrail(items, path)));
  };

  function list(items: SidebarItem[], path: string, around: ReadonlySet<SidebarItem>): string {
    const written = items.map((item) =>
      item.href === path || around.has(item) ? write(item, path, around) : writeOnce(item),
    );
    return `<ul>${written.join("")}</ul>`;
  }

  function writeOnce(item: SidebarItem): string {
    const known = elsewhere.get(item) ?? write(item, "", new Set());
    elsewhere.set(item, known);
    return known;
  }

  function write(item: SidebarItem, path: string, around: ReadonlySet<SidebarItem>): string {
    if (item.type === "page") return `<li>${link(item, item.href === path)}</li>`;
    const isOpen = around.has(item) || !item.collapsible || !item.collapsed;
    const caret = item.collapsible ? '<span class="sidebar-caret"></span>' : "";
    return [
      around.has(item) ? '<li class="around">' : "<li>",
      `<div class="sidebar-row">${link(item, item.hasPage && item.href === path)}${caret}</div>`,
      isOpen ? list(item.items, path, around) : "",
      "</li>",
    ].join("");
  }

  function link(item: SidebarItem, isCurrent: boolean): string {
    const classes = item.type === "category" ? ' class="sidebar-label"' : "";
    const current = isCurrent ? ' aria-current="page"' : "";
    return `<a${classes} href="${escapeHtml(withBase(baseUrl, item.href))}"${current}>${escapeHtml(item.label)}</a>`;
  }
}
