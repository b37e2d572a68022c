export interface Link {
  label: string;
  href: string;
}

export interface SidebarCategory {
  type: "category";
  /** Stable within the sidebar: the folder of the category. */
  id: string;
  label: string;
  /** The category's own page, or its first page. */
  href: string;
  /** True if `href` is the category's own page. */
  hasPage: boolean;
  collapsible: boolean;
  collapsed: boolean;
  /** Shown above it, for it and the items below it. */
  heading?: string;
  items: SidebarItem[];
}

interface SidebarPage extends Link {
  type: "page";
  /** Set in development only: drafts are not built. */
  isDraft?: true;
}

export type SidebarItem = SidebarPage | SidebarCategory;

export const NAV_FORMAT = 1;

/** Returns the path of a version's nav file, without the base. The build id covers its content. */
export function navPath(build: string, version: { name: string; isLast: boolean } | undefined): string {
  return `/assets/nav-${build}${version && !version.isLast ? `-${version.name}` : ""}.json`;
}

/** The complete sidebars of a version, which the client fetches once. */
export interface NavFile {
  format: typeof NAV_FORMAT;
  sidebars: Record<string, SidebarItem[]>;
}

/** Returns the ids of the categories that contain the page, outermost first; null if it is not in the sidebar. */
export function categoriesAround(items: SidebarItem[], href: string): string[] | null {
  for (const item of items) {
    if (item.type === "page") {
      if (item.href === href) return [];
      continue;
    }
    const below = categoriesAround(item.items, href);
    if (below) return [item.id, ...below];
    if (item.hasPage && item.href === href) return [item.id];
  }
  return null;
}
