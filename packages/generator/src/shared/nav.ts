export interface Link {
  label: string;
  href: string;
}

export interface SidebarCategory {
  type: "category";
  /** Stable within the sidebar: the folder of the category. */
  id: string;
  label: string;
  /** The category's own page, or where a closed category leads before script runs. */
  href: string;
  /** True when `href` is a page about the category, not merely its first page. */
  hasPage: boolean;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

interface SidebarPage extends Link {
  type: "page";
  /** Set while developing: the page is not built. */
  isDraft?: true;
}

export type SidebarItem = SidebarPage | SidebarCategory;

export const NAV_FORMAT = 1;

/** Path of the nav file without the base. A build is named by its nav among others, so its name says enough. */
export function navPath(build: string): string {
  return `/assets/nav-${build}.json`;
}

/** What the browser knows of the whole site: one file, fetched once the shell runs. */
export interface NavFile {
  format: typeof NAV_FORMAT;
  /** The complete sidebars. */
  sidebars: Record<string, SidebarItem[]>;
}

/** Ids of the categories that hold the page, outermost first; empty when the page is not in the sidebar. */
export function categoriesAround(items: SidebarItem[], href: string): string[] {
  return findTrail(items, href)?.map((category) => category.id) ?? [];
}

/** The categories from the top down to the page, or to the category whose own page it is. */
export function findTrail(items: SidebarItem[], href: string): SidebarCategory[] | null {
  for (const item of items) {
    if (item.type === "page") {
      if (item.href === href) return [];
      continue;
    }
    const below = findTrail(item.items, href);
    if (below) return [item, ...below];
    if (item.hasPage && item.href === href) return [item];
  }
  return null;
}
