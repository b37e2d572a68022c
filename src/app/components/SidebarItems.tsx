import { useShell } from "../shellContext.ts";
import type { SidebarProps } from "./Sidebar.tsx";
import { SidebarCategory } from "./SidebarCategory.tsx";

/** One level of the sidebar's tree. */
export function SidebarItems({ items, path, categories }: SidebarProps) {
  const { href } = useShell();
  return items.map((item) =>
    item.type === "category" ? (
      <SidebarCategory key={item.id} category={item} path={path} categories={categories} />
    ) : (
      <li key={item.href}>
        <a href={href(item.href)} aria-current={item.href === path ? "page" : undefined}>
          {item.label}
        </a>
      </li>
    ),
  );
}
