import { categoriesAround, type SidebarItem } from "../../shared/nav.ts";

export interface DocumentSidebarProps {
  /** The complete sidebar. */
  items: SidebarItem[];
  path: string;
  /** The address of a route under the site's base. */
  href(path: string): string;
}

/**
 * The list a document comes with. It shows open categories only, so pages stay small however large the site grows, and
 * each category is one link to its page, caret included: what folds needs script, and then `Sidebar` takes its place.
 */
export function DocumentSidebar({ items, path, href }: DocumentSidebarProps) {
  return <Items items={items} path={path} href={href} around={categoriesAround(items, path)} />;
}

interface ItemsProps extends DocumentSidebarProps {
  /** Ids of the categories that hold the page. */
  around: readonly string[];
}

function Items({ items, ...place }: ItemsProps) {
  const { path, href, around } = place;
  return (
    <ul>
      {items.map((item) => {
        const link = { href: href(item.href), children: item.label };
        if (item.type === "page")
          return (
            <li key={item.href}>
              <a {...link} aria-current={item.href === path ? "page" : undefined} />
            </li>
          );
        const isAround = around.includes(item.id);
        const isOpen = isAround || !item.collapsible || !item.collapsed;
        const isActive = item.hasPage && item.href === path;
        return (
          <li key={item.id} className={isAround ? "around" : undefined}>
            <div className="sidebar-row">
              <a className="sidebar-label" {...link} aria-current={isActive ? "page" : undefined} />
              {item.collapsible && <span className="sidebar-caret" />}
            </div>
            {isOpen && <Items items={item.items} {...place} />}
          </li>
        );
      })}
    </ul>
  );
}
