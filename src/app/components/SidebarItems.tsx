import type { SidebarItem } from "../../shared/nav.ts";
import { useShell } from "../shellContext.ts";
import type { OpenCategories } from "../useOpenCategories.ts";
import { SidebarCategory } from "./SidebarCategory.tsx";

export interface SidebarItemsProps {
  items: SidebarItem[];
  path: string;
  categories: OpenCategories;
}

/** One level of the sidebar's tree. */
export function SidebarItems({ items, path, categories }: SidebarItemsProps) {
  const { href } = useShell();
  return items.map((item) =>
    item.type === "category" ? (
      <SidebarCategory key={item.id} category={item} path={path} categories={categories}>
        <SidebarItems items={item.items ?? []} path={path} categories={categories} />
      </SidebarCategory>
    ) : (
      <li key={item.href}>
        <a href={href(item.href)} aria-current={item.href === path ? "page" : undefined}>
          {item.label}
        </a>
      </li>
    ),
  );
}
