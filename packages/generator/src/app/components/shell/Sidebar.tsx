import { useEffect, useMemo, useRef, useState } from "react";
import type { SidebarItem } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useOpenCategories } from "../../useOpenCategories.ts";
import { SidebarItems } from "./SidebarItems.tsx";

interface SidebarProps {
  items: SidebarItem[];
  path: string;
}

/** While the list is narrowed, what is left of it is open. */
const ALL_OPEN = { isOpen: () => true, setOpen: () => undefined };

/** The documentation's contents, with a field that narrows them. */
export function Sidebar({ items, path }: SidebarProps) {
  const { around, categories } = useOpenCategories(items, path);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const isFiltered = query.trim() !== "";
  const found = useMemo(
    () => (isFiltered ? filterSidebar(items, query) : { items, count: 0 }),
    [items, query, isFiltered],
  );
  // What was typed before this runs.
  useEffect(() => setQuery(field.current?.value ?? ""), []);

  return (
    <nav className="sidebar" aria-label={messages.sidebar.label}>
      <div className="sidebar-filter">
        <input
          ref={field}
          type="search"
          aria-label={messages.sidebar.filter}
          placeholder={messages.sidebar.filter}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.currentTarget.value === "") return;
            // The first Esc empties the field; the drawer around it closes with the next one.
            event.preventDefault();
            event.currentTarget.value = "";
            setQuery("");
          }}
        />
        <p role="status" className={isFiltered && found.count === 0 ? undefined : "visually-hidden"}>
          {isFiltered ? messages.sidebar.found(found.count) : ""}
        </p>
      </div>
      {isFiltered ? (
        <ul key="found">
          <SidebarItems items={found.items} path={path} around={around} categories={ALL_OPEN} />
        </ul>
      ) : (
        <ul key="all">
          <SidebarItems items={items} path={path} around={around} categories={categories} />
        </ul>
      )}
    </nav>
  );
}

/** The part of a sidebar that leads to pages and categories with all words of the query in their label, and how many. */
function filterSidebar(items: SidebarItem[], query: string): { items: SidebarItem[]; count: number } {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = ({ label }: SidebarItem) => words.every((word) => label.toLowerCase().includes(word));
  let count = 0;

  function keep(item: SidebarItem): SidebarItem[] {
    const isFound = isMeant(item);
    if (isFound) count++;
    if (item.type === "page") return isFound ? [item] : [];
    const below = item.items.flatMap(keep);
    return isFound || below.length > 0 ? [{ ...item, items: below }] : [];
  }

  return { items: items.flatMap(keep), count };
}
