import { useMemo, useState } from "react";
import type { SidebarItem } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useOpenCategories } from "../../useOpenCategories.ts";
import { filterSidebar, SidebarFilter } from "./SidebarFilter.tsx";
import { SidebarItems } from "./SidebarItems.tsx";

/** While the list is filtered, all categories are open. */
const ALL_OPEN = { isOpen: () => true, setOpen: () => undefined };

/** The tree of pages, with a field that filters it. */
export function Sidebar({ items, path }: { items: SidebarItem[]; path: string }) {
  const { around, categories } = useOpenCategories(items, path);
  const [query, setQuery] = useState("");
  const found = useMemo(() => (query === "" ? null : filterSidebar(items, query)), [items, query]);
  return (
    <nav className="sidebar" aria-label={messages.sidebar.label}>
      <SidebarFilter query={query} found={found} onQuery={setQuery} />
      <ul key={found ? "found" : "all"}>
        <SidebarItems
          items={found?.items ?? items}
          path={path}
          around={around}
          categories={found ? ALL_OPEN : categories}
        />
      </ul>
    </nav>
  );
}
