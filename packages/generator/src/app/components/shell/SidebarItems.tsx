import { memo } from "react";
import type { SidebarItem } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import type { OpenCategories } from "../../useOpenCategories.ts";
import { SidebarCategory } from "./SidebarCategory.tsx";

interface SidebarItemsProps {
  items: SidebarItem[];
  /** The active page; null where it is not among the items or below them. */
  path: string | null;
  /** Ids of the categories that hold the active page. */
  around: readonly string[];
  categories: OpenCategories;
}

/** One level of the sidebar's tree. */
export function SidebarItems({ items, path, around, categories }: SidebarItemsProps) {
  return items.map((item) => {
    const isCategory = item.type === "category";
    const isActive = isCategory ? around.includes(item.id) : item.href === path;
    return (
      <Row
        key={isCategory ? item.id : item.href}
        item={item}
        path={isActive ? path : null}
        around={isActive ? around : NOWHERE}
        categories={categories}
      />
    );
  });
}

/** One array, so that rows without the active page stay equal to themselves. */
const NOWHERE: readonly string[] = [];

interface RowProps extends Omit<SidebarItemsProps, "items"> {
  item: SidebarItem;
}

/** Remembered, so that another page draws only the rows on the way to the old one and to the new one. */
const Row = memo(function Row({ item, ...place }: RowProps) {
  const { href } = useShell();
  return item.type === "category" ? (
    <SidebarCategory category={item} path={place.path} categories={place.categories}>
      <SidebarItems items={item.items} {...place} />
    </SidebarCategory>
  ) : (
    <li>
      <a href={href(item.href)} aria-current={place.path === null ? undefined : "page"}>
        {item.label}
        {item.isDraft && <span className="draft-mark">{messages.sidebar.draft}</span>}
      </a>
    </li>
  );
});
