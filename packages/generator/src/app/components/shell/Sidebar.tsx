import type { SidebarItem } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useOpenCategories } from "../../useOpenCategories.ts";
import { SidebarItems } from "./SidebarItems.tsx";

interface SidebarProps {
  items: SidebarItem[];
  path: string;
}

/** The documentation's contents. */
export function Sidebar({ items, path }: SidebarProps) {
  const { around, categories } = useOpenCategories(items, path);
  return (
    <nav className="sidebar" aria-label={messages.sidebar.label}>
      <ul>
        <SidebarItems items={items} path={path} around={around} categories={categories} />
      </ul>
    </nav>
  );
}
