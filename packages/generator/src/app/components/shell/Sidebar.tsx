import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { SidebarItem } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { useOpenCategories } from "../../useOpenCategories.ts";
import { SidebarItems } from "./SidebarItems.tsx";

/** While the list is filtered, all categories are open. */
const ALL_OPEN = { isOpen: () => true, setOpen: () => undefined };

/** The tree of pages, with a field that filters it. */
export function Sidebar({ items, path }: { items: SidebarItem[]; path: string }) {
  const { href } = useShell();
  const { around, categories } = useOpenCategories(items, path);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const found = useMemo(() => (query.trim() ? filterSidebar(items, query) : null), [items, query]);
  // Text that was typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ""), []);

  /** Opens the first page found; without one, the form leads to the search page. */
  function openFirst(event: FormEvent<HTMLFormElement>) {
    if (found?.count === 0) return;
    event.preventDefault();
    const links = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("li a");
    if (found?.first)
      [...(links ?? [])].find((link) => link.getAttribute("href") === href(found.first))?.click();
  }

  return (
    <nav className="sidebar" aria-label={messages.sidebar.label}>
      <form className="sidebar-filter" action={href("/search")} onSubmit={openFirst}>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={messages.sidebar.filter}
          placeholder={messages.sidebar.filter}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.currentTarget.value === "") return;
            // The first Esc clears the field, the next one closes the drawer.
            event.preventDefault();
            event.currentTarget.value = "";
            setQuery("");
          }}
        />
        <p role="status" className={found?.count === 0 ? undefined : "visually-hidden"}>
          {found ? messages.sidebar.found(found.count) : ""}
        </p>
        {found?.count === 0 && (
          <a href={`${href("/search")}?q=${encodeURIComponent(query.trim())}`}>
            {messages.sidebar.search(query.trim())}
          </a>
        )}
      </form>
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

/** Returns the part of the tree whose labels contain all words of the query, the number of matches and the first one. */
function filterSidebar(items: SidebarItem[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  let first = "";

  function keep(item: SidebarItem): SidebarItem[] {
    const label = item.label.toLowerCase();
    const isFound = words.every((word) => label.includes(word));
    if (isFound) count++;
    if (isFound) first ||= item.href;
    if (item.type === "page") return isFound ? [item] : [];
    const below = item.items.flatMap(keep);
    return isFound || below.length > 0 ? [{ ...item, items: below }] : [];
  }

  const kept = items.flatMap(keep);
  return { items: kept, count, first };
}
