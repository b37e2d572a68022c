import type { SidebarItem } from "../../shared/nav.ts";
import { messages } from "../messages/messages.ts";
import type { OpenCategories } from "../useOpenCategories.ts";
import { SidebarItems } from "./SidebarItems.tsx";

export interface SidebarProps {
  items: SidebarItem[];
  path: string;
  categories: OpenCategories;
}

/** The documentation's contents. */
export function Sidebar({ items, path, categories }: SidebarProps) {
  return (
    <nav className="sidebar" aria-label={messages.sidebar.label}>
      <ul>
        <SidebarItems items={items} path={path} categories={categories} />
      </ul>
    </nav>
  );
}
